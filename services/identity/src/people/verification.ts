import { BadInput } from '@plaza/service-kit/errors';
import type { Limiter } from '@plaza/service-kit/limiter';
import type { Mailer } from '../mail/mailer';
import { hashOf, newSecret } from '../secrets';
import { type Person, PersonModel } from './person.model';
import { verificationMail } from './verification-mail';

/** What sending verification mails takes. */
export interface VerificationPost {
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly limiter: Limiter;
}

const validMs = 24 * 3600 * 1000;

/**
 * Sends a new link; the one before no longer works. Does nothing once the address has had its share of mails,
 * so that nobody can flood it.
 */
export async function sendVerification({ _id, email }: Person, post: VerificationPost): Promise<void> {
  if (!(await post.limiter.take(_id)).allowed) return;
  const token = newSecret();
  const emailVerificationExpires = new Date(Date.now() + validMs);
  const { matchedCount } = await PersonModel.updateOne(
    { _id, emailVerified: false },
    { emailVerificationToken: hashOf(token), emailVerificationExpires },
  );
  if (matchedCount === 1) await post.mailer.send(verificationMail(post.publicUrl, email, _id, token));
}

/** Sends the link again, to an address that waits for it and to no other. */
export async function resendVerification(email: string, post: VerificationPost): Promise<void> {
  const person = await PersonModel.findOne({ email, emailVerified: false, isActive: true }).lean();
  if (person) await sendVerification(person, post);
}

/** @throws BadInput `verification_failed`, the same for a wrong, a used and an expired token */
export async function verifyEmail({ token, userId }: { token: string; userId: string }): Promise<void> {
  const { modifiedCount } = await PersonModel.updateOne(
    { _id: userId, emailVerificationToken: hashOf(token), emailVerificationExpires: { $gt: new Date() } },
    { $set: { emailVerified: true }, $unset: { emailVerificationToken: '', emailVerificationExpires: '' } },
  );
  if (modifiedCount !== 1) throw new BadInput('Failed to verify email.', undefined, 'verification_failed');
}
