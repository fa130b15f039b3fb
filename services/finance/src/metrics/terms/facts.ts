import type { AccountRecord } from '../../accounts/account.model';
import { readAccounts } from '../../accounts/read-accounts';
import { ExpenseModel, type ExpenseRecord } from '../../expenses/expense.model';
import { IncomeModel, type IncomeRecord } from '../../incomes/income.model';
import { LoanModel, type LoanRecord } from '../../loans/loan.model';
import type { LifeFacts } from '../../profile/profiles';
import { PropertyModel, type PropertyRecord } from '../../properties/property.model';
import type { Rates } from '../../rates/conversion';
import type { LendingLimits } from '../../settings/records/lending-limits';

const loanFields = [
  'type',
  'lender',
  'balance',
  'currency',
  'interestRate',
  'monthlyPayment',
  'termMonths',
  'termFrom',
] as const;
const incomeFields = ['source', 'type', 'frequency', 'monthlyAmount', 'currency'] as const;
const spendingFields = ['category', 'type', 'currency', 'monthlyAmount'] as const;
const expenseFields = [...spendingFields, 'description', 'recurrence'] as const;
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

/** Only the fields that are needed are read, as a user may have a thousand records. */
type Read<Stored extends { _id: string }, Fields extends readonly (keyof Stored)[]> = Pick<
  Stored,
  '_id' | Fields[number]
>;

/** Monthly spending: one expense, or the sum of all expenses with the same category, type and currency. */
type Spending = Pick<ExpenseRecord, (typeof spendingFields)[number]> &
  Partial<Read<ExpenseRecord, typeof expenseFields>>;

/** Everything from which a user's figures are computed, read at one moment. */
export interface Facts {
  readonly now: Date;
  readonly rates: Rates;
  readonly lendingLimits: LendingLimits;
  readonly accounts: readonly AccountRecord[];
  readonly loans: readonly Read<LoanRecord, typeof loanFields>[];
  readonly incomes: readonly Read<IncomeRecord, typeof incomeFields>[];
  readonly expenses: readonly Spending[];
  readonly properties: readonly Read<PropertyRecord, typeof propertyFields>[];
  /** Undefined where identity did not answer. */
  readonly life: LifeFacts | undefined;
}

export type RecordFacts = Pick<Facts, 'accounts' | 'loans' | 'incomes' | 'expenses' | 'properties'>;

/**
 * Runs one concurrent query for each kind of record.
 * @param readExpenses figures need only sums of expenses, while an explanation names each expense
 */
export async function readRecords(
  userId: string,
  rates: Rates | Promise<Rates>,
  readExpenses: (userId: string) => Promise<Spending[]> = sumExpenses,
): Promise<RecordFacts> {
  const filter = { userId };
  const [accounts, loans, incomes, expenses, properties] = await Promise.all([
    readAccounts(userId, rates),
    LoanModel.find(filter)
      .select([...loanFields])
      .lean<Facts['loans']>(),
    IncomeModel.find(filter)
      .select([...incomeFields])
      .lean<Facts['incomes']>(),
    readExpenses(userId),
    PropertyModel.find(filter)
      .select([...propertyFields])
      .lean<Facts['properties']>(),
  ]);
  return { accounts, loans, incomes, expenses, properties };
}

export function readEachExpense(userId: string): Promise<Spending[]> {
  return ExpenseModel.find({ userId })
    .select([...expenseFields])
    .lean<Spending[]>();
}

/**
 * The database adds up recurring expenses, exactly: a user may have a thousand, and reading each would cost more than
 * all other records together.
 */
function sumExpenses(userId: string): Promise<Spending[]> {
  return ExpenseModel.aggregate<Spending>([
    { $match: { userId, recurrence: { $ne: 'One-time' } } },
    {
      $group: {
        _id: { category: '$category', type: '$type', currency: '$currency' },
        monthlyAmount: { $sum: '$monthlyAmount' },
      },
    },
    { $replaceRoot: { newRoot: { $mergeObjects: ['$_id', { monthlyAmount: '$monthlyAmount' }] } } },
  ]);
}
