import type { ResetPassword } from '@plaza/contracts/recovery';
import { BadInput } from '@plaza/service-kit/errors';
import type { IdentityDependencies } from '../dependencies';
import { rejectCommonPassword } from '../passwords/reject-common-password';
import { hashSecret } from '../secrets/secret';
import { endUserSessions } from '../sessions/sessions';
import { clearAttempts } from '../sign-in-attempts/attempts';
import { UserModel, type UserRecord } from '../users/user.model';
import { PasswordResetModel, type PasswordResetRecord } from './password-reset.model';

/**
 * Sets a new password in place of the one that there was when the reset came about, and ends every session; two-factor
 * stays. Of several who come with one reset id one gets through.
 * @returns the address to tell
 * @throws BadInput `password_too_common` and `password_unchanged`, after which the reset id still works; `reset_expired`
 */
export async function resetPassword(
  { resetId: input, newPassword }: ResetPassword,
  { passwords, relay }: Pick<IdentityDependencies, 'passwords' | 'relay'>,
): Promise<string> {
  rejectCommonPassword(newPassword, 'newPassword');
  const alive = { resetId: hashSecret(input), expiresAt: { $gt: new Date() } };
  // Looked at first, as hashing costs too much to be had for an invented id.
  const user = await findUserToReset(await PasswordResetModel.findOne(alive).lean());
  if (user.mustChangePassword && (await passwords.matches(newPassword, user.passwordHash))) throw unchanged();
  const passwordHash = await passwords.hash(newPassword);
  const reset = await PasswordResetModel.findOneAndDelete({ ...alive, expiresAt: { $gt: new Date() } }).lean();
  if (!reset) throw resetExpired();
  await replacePassword(user, passwordHash, reset.mailed);
  await endUserSessions(user._id, relay);
  await clearAttempts(user.email);
  return user.email;
}

/** Should the account have moved to another address, or got another password, the reset has no say any more. */
async function findUserToReset(reset: PasswordResetRecord | null): Promise<UserRecord> {
  if (!reset?.userId) throw resetExpired();
  const user = await UserModel.findOne({ _id: reset.userId, email: reset.email, isActive: true }).lean();
  if (!user || hashSecret(user.passwordHash) !== reset.passwordMark) throw resetExpired();
  return user;
}

/** Over what was read: whoever sets another password meanwhile has the last word. */
async function replacePassword(
  { _id, email, passwordHash: before }: UserRecord,
  passwordHash: string,
  mailed: boolean,
) {
  // Whoever had the mail reads that mailbox, which is all that a verification link would prove.
  const verified = { emailVerificationToken: '', emailVerificationExpires: '' };
  const { matchedCount } = await UserModel.updateOne(
    { _id, email, passwordHash: before, isActive: true },
    {
      $set: { passwordHash, ...(mailed ? { emailVerified: true } : {}) },
      $unset: { mustChangePassword: '', ...(mailed ? verified : {}) },
    },
  );
  if (matchedCount !== 1) throw resetExpired();
}

function unchanged() {
  const message = 'Choose another password than the one you have now.';
  return new BadInput(message, [{ path: 'newPassword', message }], 'password_unchanged');
}

const resetExpired = () => new BadInput('Failed to reset password', undefined, 'reset_expired');
