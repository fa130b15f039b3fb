import { Account } from './accounts/account.model';
import { AccountOrdering } from './accounts/account-ordering.model';
import { ExpenseModel } from './expenses/expense.model';
import { Snapshots } from './history/snapshot.model';
import { IncomeModel } from './incomes/income.model';
import { LoanModel } from './loans/loan.model';
import { PropertyModel } from './properties/property.model';
import { Settings } from './settings/settings.model';
import { removeImports } from './transfer/put-in';

/** Removes everything that finance owns of a person; again finds nothing. */
export async function removePerson(userId: string): Promise<void> {
  await removeImports(userId);
  await Promise.all([
    Account.deleteMany({ userId }),
    LoanModel.deleteMany({ userId }),
    IncomeModel.deleteMany({ userId }),
    ExpenseModel.deleteMany({ userId }),
    PropertyModel.deleteMany({ userId }),
    AccountOrdering.deleteOne({ _id: userId }),
    Settings.deleteOne({ _id: userId }),
  ]);
  // After the records: whoever takes a snapshot just now looks whether they are still there.
  await Snapshots.deleteMany({ userId });
}
