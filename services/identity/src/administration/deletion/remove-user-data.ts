import type { OutboxRelay } from '@plaza/service-kit/outbox/relay';
import { AddressBookModel } from '../../addresses/address-book.model';
import { PasswordResetModel } from '../../password-reset/password-reset.model';
import { removePictureFile } from '../../pictures/pictures';
import { ChangeRequestModel } from '../../profile/change-request.model';
import { SessionModel } from '../../sessions/session.model';
import { endSessionsOf } from '../../sessions/sessions';
import { SignInChallengeModel } from '../../sign-in/challenge.model';
import { releaseEmployees } from '../../users/contractors';
import { PersonModel } from '../../users/user.model';

/** An ended session is remembered for longer than any token of it lives. */
const revokedMs = 2 * 3600 * 1000;

/**
 * Removes what identity keeps of a deleted person beside their document; bears to run twice. Mails that wait to leave
 * are sealed, whoever they are to: they are gone within a day.
 */
export async function removeOwned(userId: string, relay: OutboxRelay): Promise<void> {
  await endSessionsPromptly(userId, relay);
  const keptUntil = new Date(Date.now() + revokedMs);
  const person = await PersonModel.findOne({ _id: userId }, { profileImageUrl: 1 }).lean();
  if (person?.profileImageUrl) await removePictureFile(person.profileImageUrl);
  await Promise.all([
    SessionModel.updateMany({ userId, device: { $ne: '' } }, { $set: { device: '', address: '', keptUntil } }),
    AddressBookModel.deleteOne({ _id: userId }),
    PasswordResetModel.deleteMany({ userId }),
    ChangeRequestModel.deleteMany({ userId }),
    SignInChallengeModel.deleteMany({ userId }),
    PersonModel.updateOne({ _id: userId, deletedAt: { $exists: true } }, { $set: { profileImageUrl: null } }),
    releaseEmployees(userId),
  ]);
}

/** Not waiting for a round of the relay: a round may wait for this. */
export const endSessionsPromptly = (userId: string, relay: OutboxRelay): Promise<void> =>
  endSessionsOf(userId, { ...relay, flush: async () => void relay.flush() });
