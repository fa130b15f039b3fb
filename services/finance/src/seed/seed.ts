import { NewAccount } from '@plaza/contracts/finance/accounts';
import { NewExpense } from '@plaza/contracts/finance/expenses';
import { NewIncome } from '@plaza/contracts/finance/incomes';
import { NewLoan } from '@plaza/contracts/finance/loans';
import { NewProperty } from '@plaza/contracts/finance/properties';
import { parse } from '@plaza/service-kit/errors';
import type { z } from 'zod';
import { AccountModel } from '../accounts/account.model';
import { factorFields } from '../accounts/account-factors';
import { toAccountFields } from '../accounts/account-fields';
import { ExpenseModel } from '../expenses/expense.model';
import { addExpense } from '../expenses/expenses';
import { IncomeModel } from '../incomes/income.model';
import { addIncome } from '../incomes/incomes';
import { LoanModel } from '../loans/loan.model';
import { addLoan } from '../loans/loans';
import { addProperty } from '../properties/properties';
import { PropertyModel } from '../properties/property.model';
import { Rates } from '../rates/conversion';
import { toRateSettings } from '../rates/user-rates';

/** The rates of default settings, without market rates. */
const defaultRates = new Rates(toRateSettings(null), undefined);

/** Omitted fields get the defaults of a new account. */
export type SeedAccount = Pick<NewAccount, 'name' | 'type'> & Partial<Omit<NewAccount, 'sortOrder'>>;

/** Adds accounts in the given order; a user who has some of them, as after an interrupted start, gets the rest. */
export async function seedAccounts(userId: string, accounts: readonly SeedAccount[]): Promise<void> {
  const all = accounts.map((account, index) => {
    const input = parse(NewAccount, account);
    const factor = factorFields(input.currency, input.conversionFactor ?? '1', defaultRates, new Date());
    return { ...toAccountFields(input), ...factor, userId, sortOrder: index + 1 };
  });
  for (const account of all.slice(await AccountModel.countDocuments({ userId })))
    await new AccountModel(account).save();
}

/** Omitted fields get the defaults of a new record. */
export interface SeedRecords {
  readonly loans?: readonly z.input<typeof NewLoan>[];
  readonly incomes?: readonly z.input<typeof NewIncome>[];
  readonly expenses?: readonly z.input<typeof NewExpense>[];
  readonly properties?: readonly z.input<typeof NewProperty>[];
}

/** Adds records of each kind in the given order; a user who has some of a kind gets the rest of that kind. */
export async function seedFinance(userId: string, records: SeedRecords): Promise<void> {
  await seedKind(LoanModel, userId, records.loans, (loan) => addLoan(userId, parse(NewLoan, loan)));
  await seedKind(IncomeModel, userId, records.incomes, (income) => addIncome(userId, parse(NewIncome, income)));
  await seedKind(ExpenseModel, userId, records.expenses, (expense) => addExpense(userId, parse(NewExpense, expense)));
  const addOne = (property: unknown) =>
    addProperty(userId, parse(NewProperty, property), { latest: async () => undefined });
  await seedKind(PropertyModel, userId, records.properties, addOne);
}

/** Adds records one after another, as lists are sorted by creation time. */
async function seedKind<Row>(
  model: { countDocuments(filter: { userId: string }): PromiseLike<number> },
  userId: string,
  rows: readonly Row[] = [],
  add: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (const row of rows.slice(await model.countDocuments({ userId }))) await add(row);
}
