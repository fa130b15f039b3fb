import { BadInput } from '@plaza/service-kit/errors';
import type { IdentityParts } from '../dependencies';
import { hashOf, newSecret } from '../secrets/secret';
import { type Person, PersonModel } from '../users/user.model';
import { verificationMail } from './verification-mail';

interface VerificationParts extends Pick<IdentityParts, 'mailLimiter'> {
  readonly config: Pick<IdentityParts['config'], 'PUBLIC_URL'>;
  readonly mailer: Pick<IdentityParts['mailer'], 'send'>;
}

const validMs = 24 * 3600 * 1000;

/**
 * Sends a new link; the one before no longer works. Does nothing once the address has had its share of mails,
 * so that nobody can flood it.
 * @returns `delayed` when the mail could not leave yet
 */
export async function sendVerification(
  { _id, email }: Person,
  parts: VerificationParts,
): Promise<{ delayed: boolean }> {
  const sent = { delayed: false };
  if (!(await parts.mailLimiter.take(`verification:${_id}`)).allowed) return sent;
  const token = newSecret();
  const emailVerificationExpires = new Date(Date.now() + validMs);
  const { matchedCount } = await PersonModel.updateOne(
    { _id, emailVerified: false },
    { emailVerificationToken: hashOf(token), emailVerificationExpires },
  );
  if (matchedCount !== 1) return sent;
  return parts.mailer.send(verificationMail(parts.config.PUBLIC_URL, email, _id, token));
}

/** Sends the link again, to an address that waits for it and to no other. */
export async function resendVerification(email: string, parts: VerificationParts): Promise<void> {
  const person = await PersonModel.findOne({ email, emailVerified: false, isActive: true }).lean();
  if (person) await sendVerification(person, parts);
}

/** @throws BadInput `verification_failed`, the same for a wrong, a used and an expired token */
export async function verifyEmail({ token, userId }: { token: string; userId: string }): Promise<void> {
  const { modifiedCount } = await PersonModel.updateOne(
    { _id: userId, emailVerificationToken: hashOf(token), emailVerificationExpires: { $gt: new Date() } },
    { $set: { emailVerified: true }, $unset: { emailVerificationToken: '', emailVerificationExpires: '' } },
  );
  if (modifiedCount !== 1) throw new BadInput('Failed to verify email.', undefined, 'verification_failed');
}
