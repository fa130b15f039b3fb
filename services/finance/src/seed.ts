import { NewAccount } from '@plaza/contracts/finance/accounts';
import { NewExpense } from '@plaza/contracts/finance/expenses';
import { NewIncome } from '@plaza/contracts/finance/incomes';
import { NewLoan } from '@plaza/contracts/finance/loans';
import { NewProperty } from '@plaza/contracts/finance/properties';
import { parse } from '@plaza/service-kit/errors';
import type { z } from 'zod';
import { AccountModel } from './accounts/account.model';
import { factorFields } from './accounts/account-factors';
import { toAccountFields } from './accounts/account-fields';
import { ExpenseModel } from './expenses/expense.model';
import { addExpense } from './expenses/expenses';
import { IncomeModel } from './incomes/income.model';
import { addIncome } from './incomes/incomes';
import { LoanModel } from './loans/loan.model';
import { addLoan } from './loans/loans';
import { addProperty } from './properties/properties';
import { PropertyModel } from './properties/property.model';
import { Rates } from './rates/conversion';
import { toRateSettings } from './rates/user-rates';

/** The rates of somebody who has set nothing, while no market is asked. */
const withoutMarket = new Rates(toRateSettings(null), undefined);

/** An account to begin with; what is left out is as for a new one. */
export type SeedAccount = Pick<NewAccount, 'name' | 'type'> & Partial<Omit<NewAccount, 'sortOrder'>>;

/** Gives a person accounts, in the order given; does nothing when they have some already. */
export async function seedAccounts(userId: string, accounts: readonly SeedAccount[]): Promise<void> {
  if (await AccountModel.exists({ userId })) return;
  await AccountModel.create(
    accounts.map((account, index) => {
      const asked = parse(NewAccount, account);
      const factor = factorFields(asked.currency, asked.conversionFactor ?? '1', withoutMarket, new Date());
      return { ...toAccountFields(asked), ...factor, userId, sortOrder: index + 1 };
    }),
  );
}

/** What a person owes, earns, spends and owns to begin with; what is left out of a record is as for a new one. */
export interface SeedRecords {
  readonly loans?: readonly z.input<typeof NewLoan>[];
  readonly incomes?: readonly z.input<typeof NewIncome>[];
  readonly expenses?: readonly z.input<typeof NewExpense>[];
  readonly properties?: readonly z.input<typeof NewProperty>[];
}

/** Gives a person records of each kind, in the order given; does nothing to a kind of which they have some already. */
export async function seedFinance(userId: string, records: SeedRecords): Promise<void> {
  await seedKind(LoanModel, userId, records.loans, (loan) => addLoan(userId, parse(NewLoan, loan)));
  await seedKind(IncomeModel, userId, records.incomes, (income) => addIncome(userId, parse(NewIncome, income)));
  await seedKind(ExpenseModel, userId, records.expenses, (expense) => addExpense(userId, parse(NewExpense, expense)));
  const addOne = (property: unknown) =>
    addProperty(userId, parse(NewProperty, property), { latest: async () => undefined });
  await seedKind(PropertyModel, userId, records.properties, addOne);
}

/** One after the other: lists are in the order of adding. */
async function seedKind<Row>(
  model: { exists(filter: { userId: string }): PromiseLike<unknown> },
  userId: string,
  rows: readonly Row[] = [],
  add: (row: Row) => Promise<unknown>,
): Promise<void> {
  if (await model.exists({ userId })) return;
  for (const row of rows) await add(row);
}
