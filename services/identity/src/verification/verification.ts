import { InvalidInput } from '@plaza/service-kit/errors';
import type { IdentityDependencies } from '../dependencies';
import { hashSecret, newSecret } from '../secrets/secret';
import { keepTimestamps } from '../users/form-fields';
import { UserModel, type UserRecord } from '../users/user.model';
import { verificationMail } from './verification-mail';

interface VerificationDependencies extends Pick<IdentityDependencies, 'mailLimiter'> {
  readonly config: Pick<IdentityDependencies['config'], 'PUBLIC_URL'>;
  readonly mailer: Pick<IdentityDependencies['mailer'], 'send'>;
}

const validMs = 24 * 3600 * 1000;

/**
 * Sends a new link, which invalidates the earlier one. Does nothing when the address has reached its mail limit.
 * @returns `delayed` when the mail could not be sent yet
 */
export async function sendVerification(
  { _id, email }: UserRecord,
  dependencies: VerificationDependencies,
): Promise<{ delayed: boolean }> {
  const sent = { delayed: false };
  if (!(await dependencies.mailLimiter.tryConsume(`verification:${_id}`)).allowed) return sent;
  const token = newSecret();
  const emailVerificationExpires = new Date(Date.now() + validMs);
  const { matchedCount } = await UserModel.updateOne(
    { _id, emailVerified: false },
    { emailVerificationToken: hashSecret(token), emailVerificationExpires },
    keepTimestamps,
  );
  if (matchedCount !== 1) return sent;
  return dependencies.mailer.send(verificationMail(dependencies.config.PUBLIC_URL, email, _id, token));
}

/** Sends the link again if the address waits for verification. */
export async function resendVerification(email: string, dependencies: VerificationDependencies): Promise<void> {
  const user = await UserModel.findOne({ email, emailVerified: false, isActive: true }).lean();
  if (user) await sendVerification(user, dependencies);
}

/** @throws InvalidInput `verification_failed`, the same for a wrong, a used and an expired token */
export async function verifyEmail({ token, userId }: { token: string; userId: string }): Promise<void> {
  const { modifiedCount } = await UserModel.updateOne(
    { _id: userId, emailVerificationToken: hashSecret(token), emailVerificationExpires: { $gt: new Date() } },
    { $set: { emailVerified: true }, $unset: { emailVerificationToken: '', emailVerificationExpires: '' } },
  );
  if (modifiedCount !== 1) throw new InvalidInput('Failed to verify email.', undefined, 'verification_failed');
}
