import { keepTimestamps } from '../users/form-fields';
import { UserModel } from '../users/user.model';
import { userChangedEvent } from '../users/user-changed-event';
import { updateSearchTerms } from '../users/user-search';

/**
 * Takes an address away from an employee who has not verified it: a contractor entered it, while anybody who signs up
 * with it has to read its mails. The employee stays, with an address that receives nothing, until the contractor adds
 * them with an address of their own.
 */
export async function claimAddress(email: string): Promise<void> {
  const employee = { email, emailVerified: false, role: 'contractor_employee', deletedAt: { $exists: false } } as const;
  const found = await UserModel.findOne(employee, { _id: 1 }).lean();
  if (!found) return;
  const { _id } = found;
  const released = `${_id}@unclaimed.invalid`;
  const { modifiedCount } = await UserModel.updateOne(
    { ...employee, _id }, // an employee who verifies it at this moment keeps it
    {
      $set: { email: released },
      $unset: { emailVerificationToken: '', emailVerificationExpires: '' },
      $push: userChangedEvent(_id, { email: released }),
    },
    keepTimestamps,
  );
  if (modifiedCount === 1) await updateSearchTerms(_id);
}
