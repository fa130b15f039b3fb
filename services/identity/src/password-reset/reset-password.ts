import type { ResetPassword } from '@plaza/contracts/recovery';
import { BadInput } from '@plaza/service-kit/errors';
import type { IdentityParts } from '../dependencies';
import { refuseCommonPassword } from '../passwords/reject-common-password';
import { hashOf } from '../secrets/secret';
import { endSessionsOf } from '../sessions/sessions';
import { forgetAttempts } from '../sign-in-attempts/attempts';
import { type Person, PersonModel } from '../users/user.model';
import { type PasswordReset, PasswordResetModel } from './password-reset.model';

/**
 * Sets a new password in place of the one that there was when the reset came about, and ends every session; two-factor
 * stays. Of several who come with one reset id one gets through.
 * @returns the address to tell
 * @throws BadInput `password_too_common` and `password_unchanged`, after which the reset id still works; `reset_expired`
 */
export async function resetPassword(
  { resetId: given, newPassword }: ResetPassword,
  { passwords, relay }: Pick<IdentityParts, 'passwords' | 'relay'>,
): Promise<string> {
  refuseCommonPassword(newPassword, 'newPassword');
  const alive = { resetId: hashOf(given), expiresAt: { $gt: new Date() } };
  // Looked at first, as hashing costs too much to be had for an invented id.
  const person = await personToReset(await PasswordResetModel.findOne(alive).lean());
  if (person.mustChangePassword && (await passwords.matches(newPassword, person.passwordHash))) throw unchanged();
  const passwordHash = await passwords.hash(newPassword);
  const reset = await PasswordResetModel.findOneAndDelete({ ...alive, expiresAt: { $gt: new Date() } }).lean();
  if (!reset) throw resetExpired();
  await replacePassword(person, passwordHash, reset.mailed);
  await endSessionsOf(person._id, relay);
  await forgetAttempts(person.email);
  return person.email;
}

/** Should the account have moved to another address, or got another password, the reset has no say any more. */
async function personToReset(reset: PasswordReset | null): Promise<Person> {
  if (!reset?.userId) throw resetExpired();
  const person = await PersonModel.findOne({ _id: reset.userId, email: reset.email, isActive: true }).lean();
  if (!person || hashOf(person.passwordHash) !== reset.passwordMark) throw resetExpired();
  return person;
}

/** Over what was read: whoever sets another password meanwhile has the last word. */
async function replacePassword({ _id, email, passwordHash: before }: Person, passwordHash: string, mailed: boolean) {
  // Whoever had the mail reads that mailbox, which is all that a verification link would prove.
  const verified = { emailVerificationToken: '', emailVerificationExpires: '' };
  const { matchedCount } = await PersonModel.updateOne(
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
