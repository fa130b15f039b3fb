import { seedOnce } from '@plaza/service-kit/seed-once';
import { AccountModel } from '../accounts/account.model';
import { database } from '../database';
import { ExpenseModel } from '../expenses/expense.model';
import { SnapshotModel } from '../history/snapshot.model';
import { IncomeModel } from '../incomes/income.model';
import { LoanModel } from '../loans/loan.model';
import { PropertyModel } from '../properties/property.model';
import { type SeedAccount, type SeedRecords, seedAccounts, seedFinance } from './seed';
import { type SeedPast, seedHistory } from './seed-history';

export interface SeedUserFinance {
  readonly accounts?: readonly SeedAccount[];
  readonly records?: SeedRecords;
  readonly past?: SeedPast;
}

/**
 * Gives a user accounts, records and a past, once: what the user removes later stays removed, and an interrupted start
 * is completed by the next one. Changes nothing for a user who has data of an earlier release.
 */
export async function seedUser(userId: string, { accounts = [], records = {}, past }: SeedUserFinance): Promise<void> {
  await seedOnce(database, userId, {
    hasData: () => hasData(userId),
    async seed() {
      await seedAccounts(userId, accounts);
      await seedFinance(userId, records);
      // Snapshots of an interrupted start: the service may have added later days to them.
      await SnapshotModel.deleteMany({ userId });
      if (past) await seedHistory(userId, past);
    },
  });
}

async function hasData(userId: string): Promise<boolean> {
  const models = [AccountModel, LoanModel, IncomeModel, ExpenseModel, PropertyModel, SnapshotModel];
  const found = await Promise.all(models.map(({ collection }) => collection.findOne({ userId })));
  return found.some((one) => one !== null);
}
