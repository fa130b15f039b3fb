import type { ResetPassword } from '@plaza/contracts/recovery';
import { BadInput } from '@plaza/service-kit/errors';
import type { IdentityParts } from '../parts';
import { refuseCommonPassword } from '../passwords/refuse-common-password';
import { PersonModel } from '../people/person.model';
import { hashOf } from '../secrets';
import { endSessionsOf } from '../sessions/sessions';
import { forgetAttempts } from '../sign-in/attempts';
import { PasswordResetModel } from './password-reset.model';

/**
 * Sets a new password and ends every session; two-factor stays. Of several who come with one reset id one gets through.
 * @returns the address to tell
 * @throws BadInput `password_too_common`, after which the reset id still works; `reset_expired`
 */
export async function resetPassword(
  { resetId: given, newPassword }: ResetPassword,
  { passwords, relay }: Pick<IdentityParts, 'passwords' | 'relay'>,
): Promise<string> {
  refuseCommonPassword(newPassword, 'newPassword');
  const alive = { resetId: hashOf(given), expiresAt: { $gt: new Date() } };
  // Looked at first, as hashing costs too much to be had for an invented id.
  if (!(await PasswordResetModel.exists(alive))) throw resetExpired();
  const passwordHash = await passwords.hash(newPassword);
  const reset = await PasswordResetModel.findOneAndDelete({ ...alive, expiresAt: { $gt: new Date() } }).lean();
  if (!reset?.userId) throw resetExpired();
  const { userId: _id, email } = reset;
  // Whoever had the code reads that mailbox, which is all that a verification link would prove. Should the account have
  // moved to another address meanwhile, the old mailbox has no say any more.
  const { matchedCount } = await PersonModel.updateOne(
    { _id, email, isActive: true },
    {
      $set: { passwordHash, emailVerified: true },
      $unset: { emailVerificationToken: '', emailVerificationExpires: '', mustChangePassword: '' },
    },
  );
  if (matchedCount !== 1) throw resetExpired();
  await endSessionsOf(_id, relay);
  await forgetAttempts(email);
  return email;
}

const resetExpired = () => new BadInput('Failed to reset password', undefined, 'reset_expired');
