import { randomUUID } from 'node:crypto';
import type { CashFlowHistory, NetWorthHistory } from '@plaza/contracts/finance/history';
import { openService, type TestService } from '@plaza/service-kit/testing/service';
import { AccountModel } from '../accounts/account.model';
import { ExpenseModel } from '../expenses/expense.model';
import { SnapshotModel } from '../history/snapshot.model';
import { IncomeModel } from '../incomes/income.model';
import { service } from '../service';
import { daysAgo } from '../testing/history';
import { seedAccounts } from './seed';
import { type SeedUserFinance, seedUser } from './seed-user';

let finance: TestService;
beforeAll(async () => {
  finance = await openService(service);
});
afterAll(() => finance.stop());
afterEach(() => jest.restoreAllMocks());

const demo: SeedUserFinance = {
  accounts: [
    { name: 'Chequing', type: 'Chequing', balance: '2500.00' },
    { name: 'Savings', type: 'Savings', balance: '9000.00' },
  ],
  records: {
    incomes: [{ source: 'Pension', type: 'Taxable', monthlyAmount: '900' }],
    expenses: [
      { category: 'Rent', description: 'Flat', monthlyAmount: '900', type: 'Fixed' },
      { category: 'Gas', description: 'Car', monthlyAmount: '80', type: 'Variable' },
    ],
  },
  past: {
    days: 60,
    purchases: [
      { daysAgo: 40, category: 'Travel', description: 'Flights', monthlyAmount: '640.00', type: 'Variable' },
      { daysAgo: 10, category: 'Shopping', description: 'Tyres', monthlyAmount: '320.00', type: 'Variable' },
    ],
  },
};

async function dataOf(id: string) {
  const user = finance.as({ id });
  const names = async (path: string, field: string) =>
    (await user.get<Record<string, string>[]>(`/api/v1/finance/${path}`)).body.map((row) => row[field]);
  const { days } = (await user.get<NetWorthHistory>(`/api/v1/finance/net-worth?from=${daysAgo(90)}`)).body;
  const { months } = (await user.get<CashFlowHistory>('/api/v1/finance/cash-flow')).body;
  return {
    accounts: await names('accounts', 'name'),
    incomes: await names('incomes', 'source'),
    expenses: (await names('expenses', 'description')).toSorted(),
    days: days.map(({ day }) => day), // their amounts depend on the random ids of the accounts
    bought: months.map(({ oneTime }) => oneTime).filter((oneTime) => oneTime !== '0.00'),
  };
}

const seeded = async () => {
  const id = randomUUID();
  await seedUser(id, demo);
  return dataOf(id);
};

it('leaves removed data removed', async () => {
  const id = randomUUID();
  await seedUser(id, demo);
  const filter = { userId: id };
  await Promise.all([AccountModel.deleteMany(filter), IncomeModel.deleteMany(filter), ExpenseModel.deleteMany(filter)]);
  await SnapshotModel.deleteMany(filter);
  await seedUser(id, demo);
  expect(await dataOf(id)).toEqual({ accounts: [], incomes: [], expenses: [], days: [], bought: [] });
});

const failing = () => Promise.reject(new Error('killed'));
it.each<[string, () => void]>([
  ['the first account', () => failAfter(1, AccountModel)],
  ['the first expense', () => failAfter(1, ExpenseModel)],
  ['the first purchase', () => failAfter(3, ExpenseModel)],
  ['all records', () => jest.spyOn(SnapshotModel, 'insertMany').mockImplementationOnce(failing)],
])('completes seeding that was interrupted after %s', async (_what, interrupt) => {
  const id = randomUUID();
  interrupt();
  await expect(seedUser(id, demo)).rejects.toThrow('killed');
  jest.restoreAllMocks();
  await seedUser(id, demo);
  expect(await dataOf(id)).toEqual(await seeded());
});

/** Lets a model store some records, and fail after that. */
function failAfter(count: number, { prototype }: { prototype: { save(): Promise<unknown> } }): void {
  const save = prototype.save;
  let left = count;
  jest.spyOn(prototype, 'save').mockImplementation(function (this: unknown, ...args: []) {
    left -= 1;
    return left < 0 ? failing() : save.apply(this, args);
  });
}

it('adds nothing for a user with data of an earlier release', async () => {
  const id = randomUUID();
  await seedAccounts(id, [{ name: 'Own', type: 'Savings' }]);
  await seedUser(id, demo);
  expect(await dataOf(id)).toMatchObject({ accounts: ['Own'], incomes: [], expenses: [], bought: [] });
});
