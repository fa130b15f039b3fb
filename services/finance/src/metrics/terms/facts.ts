import type { AccountRecord } from '../../accounts/account.model';
import { readAccounts } from '../../accounts/read-accounts';
import { ExpenseModel, type ExpenseRecord } from '../../expenses/expense.model';
import { IncomeModel, type IncomeRecord } from '../../incomes/income.model';
import { LoanModel, type LoanRecord } from '../../loans/loan.model';
import type { LifeFacts } from '../../profile/profiles';
import { PropertyModel, type PropertyRecord } from '../../properties/property.model';
import type { Rates } from '../../rates/conversion';
import type { LendingLimits } from '../../stored-settings/lending-limits';

const loanFields = ['type', 'lender', 'balance', 'currency', 'interestRate', 'monthlyPayment', 'termMonths'] as const;
const incomeFields = ['source', 'type', 'frequency', 'monthlyAmount', 'currency'] as const;
const expenseFields = ['category', 'description', 'type', 'recurrence', 'monthlyAmount', 'currency'] as const;
const propertyFields = [
  'address',
  'currency',
  'propertyValue',
  'mortgageBalance',
  'monthlyRent',
  'taxes',
  'insurance',
  'utilities',
] as const;

/** Only the fields that are needed, as a user may have a thousand records. */
type Read<Stored extends { _id: string }, Fields extends readonly (keyof Stored)[]> = Pick<
  Stored,
  '_id' | Fields[number]
>;

/** All that a user's figures are computed from, as it was read at one moment. */
export interface Facts {
  readonly now: Date;
  readonly rates: Rates;
  readonly lendingLimits: LendingLimits;
  readonly accounts: readonly AccountRecord[];
  readonly loans: readonly Read<LoanRecord, typeof loanFields>[];
  readonly incomes: readonly Read<IncomeRecord, typeof incomeFields>[];
  readonly expenses: readonly Read<ExpenseRecord, typeof expenseFields>[];
  readonly properties: readonly Read<PropertyRecord, typeof propertyFields>[];
  /** Undefined where identity did not answer. */
  readonly life: LifeFacts | undefined;
}

export type RecordFacts = Pick<Facts, 'accounts' | 'loans' | 'incomes' | 'expenses' | 'properties'>;

/** One concurrent query for each kind of record. Accounts wait for the rates, which may change their factors. */
export async function readRecords(userId: string, rates: Rates | Promise<Rates>): Promise<RecordFacts> {
  const filter = { userId };
  const [accounts, loans, incomes, expenses, properties] = await Promise.all([
    Promise.resolve(rates).then((known) => readAccounts(userId, known)),
    LoanModel.find(filter)
      .select([...loanFields])
      .lean<Facts['loans']>(),
    IncomeModel.find(filter)
      .select([...incomeFields])
      .lean<Facts['incomes']>(),
    ExpenseModel.find(filter)
      .select([...expenseFields])
      .lean<Facts['expenses']>(),
    PropertyModel.find(filter)
      .select([...propertyFields])
      .lean<Facts['properties']>(),
  ]);
  return { accounts, loans, incomes, expenses, properties };
}
