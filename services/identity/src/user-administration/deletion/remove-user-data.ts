import type { OutboxRelay } from '@plaza/service-kit/outbox/relay';
import { AddressBookModel } from '../../addresses/address-book.model';
import { PasswordResetModel } from '../../password-reset/password-reset.model';
import { removePictureFile } from '../../pictures/pictures';
import { ChangeRequestModel } from '../../profile/change-request.model';
import { endUserSessions } from '../../sessions/end-sessions';
import { SessionModel } from '../../sessions/session.model';
import { SignInChallengeModel } from '../../sign-in/challenge.model';
import { releaseEmployees } from '../../users/contractors';
import { UserModel } from '../../users/user.model';

/** How long an ended session is stored: longer than any of its tokens is valid. */
const revokedMs = 2 * 3600 * 1000;

/**
 * Removes the data of a deleted user outside their document; it may run twice. Waiting mails stay: they are encrypted,
 * recipient included, and are deleted within a day.
 */
export async function removeUserData(userId: string, relay: OutboxRelay): Promise<void> {
  await endSessionsPromptly(userId, relay);
  const keptUntil = new Date(Date.now() + revokedMs);
  const user = await UserModel.findOne({ _id: userId }, { profileImageUrl: 1 }).lean();
  if (user?.profileImageUrl) await removePictureFile(user.profileImageUrl);
  await Promise.all([
    SessionModel.updateMany({ userId, device: { $ne: '' } }, { $set: { device: '', address: '', keptUntil } }),
    AddressBookModel.deleteOne({ _id: userId }),
    PasswordResetModel.deleteMany({ userId }),
    ChangeRequestModel.deleteMany({ userId }),
    SignInChallengeModel.deleteMany({ userId }),
    UserModel.updateOne({ _id: userId, deletedAt: { $exists: true } }, { $set: { profileImageUrl: null } }),
    releaseEmployees(userId),
  ]);
}

/** Does not wait for a round of the relay, as that round may be waiting for this call. */
export const endSessionsPromptly = (userId: string, relay: OutboxRelay): Promise<void> =>
  endUserSessions(userId, { ...relay, flush: async () => void relay.flush() });
