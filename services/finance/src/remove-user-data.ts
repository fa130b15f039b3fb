import { AccountModel } from './accounts/account.model';
import { AccountOrderingModel } from './accounts/account-ordering.model';
import { ExpenseModel } from './expenses/expense.model';
import { SnapshotModel } from './history/snapshot.model';
import { removeImports } from './import-export/import/resume-imports';
import { IncomeModel } from './incomes/income.model';
import { LoanModel } from './loans/loan.model';
import { PropertyModel } from './properties/property.model';
import { SettingsModel } from './settings/records/settings.model';

/** Removes everything that finance stores of a user. Idempotent. */
export async function removeUserData(userId: string): Promise<void> {
  await removeImports(userId);
  await Promise.all([
    AccountModel.deleteMany({ userId }),
    LoanModel.deleteMany({ userId }),
    IncomeModel.deleteMany({ userId }),
    ExpenseModel.deleteMany({ userId }),
    PropertyModel.deleteMany({ userId }),
    AccountOrderingModel.deleteOne({ _id: userId }),
    SettingsModel.deleteOne({ _id: userId }),
  ]);
  // Removed after the records, as a snapshot that is being taken is kept only while they exist.
  await SnapshotModel.deleteMany({ userId });
}
