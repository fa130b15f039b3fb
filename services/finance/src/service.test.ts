import { randomUUID } from 'node:crypto';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { memoryBus } from '@plaza/service-kit/bus/memory-bus';
import { createCache } from '@plaza/service-kit/cache/cache';
import { memoryStore } from '@plaza/service-kit/cache/memory-store';
import { createLog } from '@plaza/service-kit/log';
import { createMetrics } from '@plaza/service-kit/metrics';
import type { ServiceProgram } from '@plaza/service-kit/start-service';
import { fixedTrust } from '@plaza/service-kit/trust/fixed-trust';
import { closeTestDatabase, openTestDatabase } from '@plaza/test-kit/database';
import { client, listen } from '@plaza/test-kit/http';
import { testKeys } from '@plaza/test-kit/tokens';
import { Account } from './accounts/account.model';
import { takeTurn } from './accounts/account-order';
import { AccountOrdering } from './accounts/account-ordering.model';
import { listAccounts } from './accounts/accounts';
import { database } from './database';
import { seedAccounts } from './seed';
import { service } from './service';
import { Settings } from './settings/settings.model';

const log = createLog('finance', 'silent');
const bus = memoryBus(log);
let program: ServiceProgram;
beforeAll(async () => {
  await openTestDatabase(database);
  program = await service.create({
    config: service.config.parse({}),
    log,
    bus,
    cache: createCache(memoryStore(), log),
    metrics: createMetrics('finance'),
    trust: fixedTrust(testKeys()),
  });
});
afterAll(async () => {
  await program.stop?.();
  await closeTestDatabase(database);
});

test('the service is ready while its database answers', async () => {
  const { url, close } = await listen(program.handler);
  const ready = () => client(url).get('/readyz');
  expect(await ready()).toMatchObject({ status: 200, body: { checks: { database: true } } });
  await database.close();
  expect(await ready()).toMatchObject({ status: 503, body: { checks: { database: false } } });
  await openTestDatabase(database);
  expect(await ready()).toMatchObject({ status: 200 });
  await close();
});

test('seeding gives a person accounts in order, once', async () => {
  const userId = randomUUID();
  const accounts = [
    { name: 'Chequing', type: 'Chequing', balance: '2500.00' },
    { name: 'Cold storage', type: 'Crypto', currency: 'BTC', balance: '0.5', conversionFactor: '64000' },
  ] as const;
  await seedAccounts(userId, accounts);
  await seedAccounts(userId, accounts);
  expect(await listAccounts(userId)).toMatchObject([
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
  const confirmed: unknown[] = [];
  bus.subscribe('event.done', ({ payload }) => {
    confirmed.push(payload);
  });
  const event = createEvent('user.deleted', { userId: gone });
  await bus.publish(event);
  await bus.publish(event);
  await bus.publish(createEvent('user.deleted', { userId: gone }));

  const left = async (userId: string) => [
    await Account.countDocuments({ userId }),
    await AccountOrdering.countDocuments({ _id: userId }),
    await Settings.countDocuments({ _id: userId }),
  ];
  expect(await left(gone)).toEqual([0, 0, 0]);
  expect(await left(stays)).toEqual([1, 1, 1]);
  expect(confirmed).toHaveLength(3);
  expect(confirmed[0]).toEqual({ eventId: event.id, consumer: 'finance' });
});
