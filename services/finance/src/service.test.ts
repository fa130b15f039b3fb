import { randomUUID } from 'node:crypto';
import { expectConfirmedDeletion, openService, type TestService } from '@plaza/service-kit/test-service';
import { expectReadinessToFollow } from '@plaza/test-kit/readiness';
import { Account } from './accounts/account.model';
import { takeTurn } from './accounts/account-order';
import { AccountOrdering } from './accounts/account-ordering.model';
import { listAccounts } from './accounts/accounts';
import { database } from './database';
import { seedAccounts } from './seed';
import { service } from './service';
import { Settings } from './settings/settings.model';
import { fixedRates } from './testing/fixed-rates';

let finance: TestService;
beforeAll(async () => {
  finance = await openService(service);
});
afterAll(() => finance.stop());

test('the service is ready while its database answers', () => expectReadinessToFollow(database, finance.nobody));

test('seeding gives a person accounts in order, once', async () => {
  const userId = randomUUID();
  const accounts = [
    { name: 'Chequing', type: 'Chequing', balance: '2500.00' },
    { name: 'Cold storage', type: 'Crypto', currency: 'BTC', balance: '0.5', conversionFactor: '64000' },
  ] as const;
  await seedAccounts(userId, accounts);
  await seedAccounts(userId, accounts);
  expect(await listAccounts(userId, fixedRates())).toMatchObject([
    { name: 'Chequing', balance: '2500.00', owner: 'Primary', sortOrder: 0 },
    { name: 'Cold storage', balance: '0.50', conversionFactor: '64000.000000', sortOrder: 1 },
  ]);
});

test('everything of a deleted person goes, nobody else’s does, and it is confirmed each time', async () => {
  const [gone, stays] = [randomUUID(), randomUUID()];
  for (const userId of [gone, stays]) {
    await seedAccounts(userId, [{ name: 'Savings', type: 'Savings' }]);
    await takeTurn(userId);
    await Settings.create({ _id: userId });
  }
  await expectConfirmedDeletion(finance, gone);
  const left = async (userId: string) => [
    await Account.countDocuments({ userId }),
    await AccountOrdering.countDocuments({ _id: userId }),
    await Settings.countDocuments({ _id: userId }),
  ];
  expect(await left(gone)).toEqual([0, 0, 0]);
  expect(await left(stays)).toEqual([1, 1, 1]);
});
