import type { ResetPassword } from '@plaza/contracts/identity/password-reset';
import { InvalidInput } from '@plaza/service-kit/errors';
import type { IdentityDependencies } from '../dependencies';
import { rejectWeakPassword } from '../passwords/reject-weak-password';
import { hashSecret } from '../secrets/secret';
import { endUserSessions } from '../sessions/end-sessions';
import { clearAttempts } from '../sign-in-attempts/attempts';
import { timestampsOf } from '../users/form-fields';
import { UserModel, type UserRecord } from '../users/user.model';
import { PasswordResetModel, type PasswordResetRecord } from './password-reset.model';

/**
 * Sets a new password, on condition that the one at the time of the reset is still set, and ends every session;
 * two-factor authentication stays on. Of concurrent requests with one reset id, one succeeds.
 * @returns the address to notify
 * @throws InvalidInput `password_too_common`, `password_personal` and `password_unchanged`, after which the reset id
 * still works; `reset_expired`
 */
export async function resetPassword(
  { resetId: presented, newPassword }: ResetPassword,
  { passwords, relay }: Pick<IdentityDependencies, 'passwords' | 'relay'>,
): Promise<string> {
  const live = { resetId: hashSecret(presented), expiresAt: { $gt: new Date() } };
  // Checked before hashing, so that an invented id does not cause the cost of a hash.
  const user = await findUserToReset(await PasswordResetModel.findOne(live).lean());
  rejectWeakPassword(newPassword, 'newPassword', user);
  if (user.mustChangePassword && (await passwords.matches(newPassword, user.passwordHash))) throw unchanged();
  const passwordHash = await passwords.hash(newPassword);
  const reset = await PasswordResetModel.findOneAndDelete({ ...live, expiresAt: { $gt: new Date() } }).lean();
  if (!reset) throw resetExpired();
  await replacePassword(user, passwordHash, reset.mailed);
  await endUserSessions(user._id, relay);
  await clearAttempts(user.email);
  return user.email;
}

/** A reset is void once the account has another address or another password. */
async function findUserToReset(reset: PasswordResetRecord | null): Promise<UserRecord> {
  if (!reset?.userId) throw resetExpired();
  const user = await UserModel.findOne({ _id: reset.userId, email: reset.email, isActive: true }).lean();
  if (!user || hashSecret(user.passwordHash) !== reset.passwordMark) throw resetExpired();
  return user;
}

/** Replaces only the password that was read: one that was set meanwhile stays. */
async function replacePassword(
  { _id, email, emailVerified, passwordHash: before }: UserRecord,
  passwordHash: string,
  mailed: boolean,
) {
  // A mailed reset proves access to the mailbox, as a verification link does.
  const verification = { emailVerificationToken: '', emailVerificationExpires: '' };
  const set = { passwordHash, ...(mailed && !emailVerified ? { emailVerified: true } : {}) };
  const { matchedCount } = await UserModel.updateOne(
    { _id, email, passwordHash: before, isActive: true },
    { $set: set, $unset: { mustChangePassword: '', ...(mailed ? verification : {}) } },
    timestampsOf(set),
  );
  if (matchedCount !== 1) throw resetExpired();
}

function unchanged() {
  const message = 'Choose another password than the one you have now.';
  return new InvalidInput(message, [{ path: 'newPassword', message }], 'password_unchanged');
}

const resetExpired = () => new InvalidInput('Failed to reset password', undefined, 'reset_expired');
