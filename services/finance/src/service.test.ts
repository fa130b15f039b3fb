import { randomUUID } from 'node:crypto';
import { expectConfirmedDeletion, openService, type TestService } from '@plaza/service-kit/testing/service';
import { expectReadinessToFollow } from '@plaza/test-kit/readiness';
import { AccountModel } from './accounts/account.model';
import { nextReorderSequence } from './accounts/account-order';
import { AccountOrderingModel } from './accounts/account-ordering.model';
import { listAccounts } from './accounts/accounts';
import { ComputingBudget } from './computing-budget';
import { database } from './database';
import { ExpenseModel } from './expenses/expense.model';
import { listExpenses } from './expenses/expenses';
import { IncomeModel } from './incomes/income.model';
import { listIncomes } from './incomes/incomes';
import { LoanModel } from './loans/loan.model';
import { listLoans } from './loans/loans';
import { listProperties } from './properties/properties';
import { PropertyModel } from './properties/property.model';
import { type SeedRecords, seedAccounts, seedFinance } from './seed/seed';
import { service } from './service';
import { SettingsModel } from './settings/records/settings.model';
import { fixedRates } from './testing/fixed-rates';

let finance: TestService;
beforeAll(async () => {
  finance = await openService(service);
});
afterAll(() => finance.stop());

test('the service is ready while its database answers', () => expectReadinessToFollow(database, finance.nobody));

test('seeding gives a user accounts in order, once', async () => {
  const userId = randomUUID();
  const accounts = [
    { name: 'Chequing', type: 'Chequing', balance: '2500.00' },
    { name: 'Cold storage', type: 'Crypto', currency: 'BTC', balance: '0.5', conversionFactor: '64000' },
  ] as const;
  await seedAccounts(userId, accounts);
  await seedAccounts(userId, accounts);
  expect(await listAccounts(userId, fixedRates())).toMatchObject([
    { name: 'Chequing', balance: '2500.00', owner: 'Primary', sortOrder: 1 },
    { name: 'Cold storage', balance: '0.50', conversionFactor: '64000.000000', sortOrder: 2 },
  ]);
});

const records: SeedRecords = {
  loans: [{ lender: 'Lakeview', type: 'Mortgage', balance: '250000', monthlyPayment: '1700' }],
  incomes: [
    { source: 'Consulting', type: 'Taxable', monthlyAmount: '600' },
    { source: 'Pension', type: 'Taxable', monthlyAmount: '900' },
  ],
  expenses: [{ category: 'Rent', description: 'Flat', monthlyAmount: '900', type: 'Fixed' }],
  properties: [{ address: '1 Main Street', propertyValue: '400000', mortgageBalance: '250000' }],
};

test('seeding gives a user records of each kind, once; it adds none to existing ones', async () => {
  const userId = randomUUID();
  await seedFinance(userId, {
    expenses: [{ category: 'Gas', description: 'Own', monthlyAmount: '1', type: 'Fixed' }],
  });
  await seedFinance(userId, records);
  await seedFinance(userId, records);
  expect(await listLoans(userId)).toMatchObject([{ lender: 'Lakeview', balance: '250000.00' }]);
  expect((await listIncomes(userId)).map(({ source }) => source).sort()).toEqual(['Consulting', 'Pension']);
  expect(await listExpenses(userId)).toMatchObject([{ description: 'Own' }]);
  const sources = { marketRates: fixedRates(), computing: new ComputingBudget(1000) };
  expect(await listProperties(userId, sources)).toMatchObject([{ equity: '150000.00' }]);
});

test('a record that a user could not add is not seeded either', async () => {
  const broken = seedFinance(randomUUID(), { incomes: [{ source: 'Pension', type: 'Taxable', monthlyAmount: '-1' }] });
  await expect(broken).rejects.toThrow('Monthly amount must not be below zero');
});

test('all data of a deleted user is removed and confirmed each time, and that of others is kept', async () => {
  const [gone, stays] = [randomUUID(), randomUUID()];
  for (const userId of [gone, stays]) {
    await seedAccounts(userId, [{ name: 'Savings', type: 'Savings' }]);
    await seedFinance(userId, records);
    await nextReorderSequence(userId);
    await SettingsModel.create({ _id: userId });
  }
  await expectConfirmedDeletion(finance, gone);
  const left = async (userId: string) => [
    await AccountModel.countDocuments({ userId }),
    await LoanModel.countDocuments({ userId }),
    await IncomeModel.countDocuments({ userId }),
    await ExpenseModel.countDocuments({ userId }),
    await PropertyModel.countDocuments({ userId }),
    await AccountOrderingModel.countDocuments({ _id: userId }),
    await SettingsModel.countDocuments({ _id: userId }),
  ];
  expect(await left(gone)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(await left(stays)).toEqual([1, 1, 2, 1, 1, 1, 1]);
});
