import { Account } from './accounts/account.model';
import { AccountOrdering } from './accounts/account-ordering.model';
import { Settings } from './settings/settings.model';

/** Removes everything that finance owns of a person; again finds nothing. */
export async function removePerson(userId: string): Promise<void> {
  await Promise.all([
    Account.deleteMany({ userId }),
    AccountOrdering.deleteOne({ _id: userId }),
    Settings.deleteOne({ _id: userId }),
  ]);
}
