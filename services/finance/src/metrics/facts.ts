import type { AccountRecord } from '../accounts/account.model';
import { readAccounts } from '../accounts/read-accounts';
import { ExpenseModel, type ExpenseRecord } from '../expenses/expense.model';
import { IncomeModel, type IncomeRecord } from '../incomes/income.model';
import { LoanModel, type LoanRecord } from '../loans/loan.model';
import type { LifeFacts } from '../profile/profiles';
import { PropertyModel, type PropertyRecord } from '../properties/property.model';
import type { Rates } from '../rates/conversion';

/** Everything that a person's figures are made from, as it was read at one moment. */
export interface Facts {
  readonly now: Date;
  readonly rates: Rates;
  readonly accounts: readonly AccountRecord[];
  readonly loans: readonly LoanRecord[];
  readonly incomes: readonly IncomeRecord[];
  readonly expenses: readonly ExpenseRecord[];
  readonly properties: readonly PropertyRecord[];
  /** Undefined where identity could not be asked. */
  readonly life: LifeFacts | undefined;
}

/** One query for each kind of record, all at once. */
export async function readRecords(userId: string, rates: Rates): Promise<Omit<Facts, 'now' | 'rates' | 'life'>> {
  const [accounts, loans, incomes, expenses, properties] = await Promise.all([
    readAccounts(userId, rates),
    LoanModel.find({ userId }).lean(),
    IncomeModel.find({ userId }).lean(),
    ExpenseModel.find({ userId }).lean(),
    PropertyModel.find({ userId }).lean(),
  ]);
  return { accounts, loans, incomes, expenses, properties };
}
