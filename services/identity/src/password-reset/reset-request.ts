import { timingSafeEqual } from 'node:crypto';
import type { VerifyResetCode } from '@plaza/contracts/recovery';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { BadInput } from '@plaza/service-kit/errors';
import type { UpdateQuery } from 'mongoose';
import type { IdentityDependencies } from '../dependencies';
import { hashSecret, newSecret } from '../secrets/secret';
import { hashSecurityCode, newSecurityCode } from '../secrets/security-code';
import { UserModel, type UserRecord } from '../users/user.model';
import { PasswordResetModel, type PasswordResetRecord, type ResetKind } from './password-reset.model';
import { securityCodeMail } from './password-reset-mails';

/** What sends, and what counts what was sent. */
interface RequestDependencies {
  readonly mailer: Pick<IdentityDependencies['mailer'], 'send'>;
  readonly mailLimiter: IdentityDependencies['mailLimiter'];
}

const resetMs = 10 * 60 * 1000;
const maxAttempts = 5;

/**
 * Mails a code; the one before works no more. A request for an unknown address, or one switched off, is kept as well,
 * so that showing a code takes the same time for it. Does nothing once the address has had its share of mails.
 */
export async function requestReset(email: string, { mailer, mailLimiter }: RequestDependencies): Promise<void> {
  const user = await UserModel.findOne({ email, isActive: true }).lean();
  if (!(await mailLimiter.take(`reset:${user?._id ?? hashSecret(email)}`)).allowed) return;
  const code = newSecurityCode();
  const expiresAt = new Date(Date.now() + resetMs);
  const request = {
    userId: user?._id ?? null,
    passwordMark: user && hashSecret(user.passwordHash),
    securityCode: hashSecurityCode(user?._id ?? newSecret(), code),
    ...{ mailed: true, attempts: 0, used: false, expiresAt },
  };
  await write({ email, kind: 'code' }, { $set: request, $unset: { resetId: '' } });
  if (user) await mailer.send(securityCodeMail(email, code, expiresAt));
}

/**
 * Gives a person the right to set a new password without a mailed code, once, and takes the place of such a right given
 * before.
 * @param person as they were when it was decided: another password by now, and the right is worth nothing
 * @param how for how long, and whether the reset id goes to their mailbox alone
 * @returns the reset id
 */
export async function createReset(
  { _id: userId, email, passwordHash }: UserRecord,
  { validMs = resetMs, mailed }: { validMs?: number; mailed: boolean },
): Promise<string> {
  const resetId = newSecret();
  const input = {
    ...{ userId, passwordMark: hashSecret(passwordHash), mailed, resetId: hashSecret(resetId) },
    // The code that nobody knows is used up already.
    ...{ securityCode: hashSecret(newSecret()), attempts: 0, used: true, expiresAt: new Date(Date.now() + validMs) },
  };
  await write({ email, kind: 'given' }, { $set: input });
  return resetId;
}

async function write(
  which: { email: string; kind: ResetKind },
  change: UpdateQuery<PasswordResetRecord>,
): Promise<void> {
  const attempt = () => PasswordResetModel.updateOne(which, change, { upsert: true });
  await attempt().catch((error) => {
    if (!isDuplicateKey(error)) throw error;
    return attempt(); // two asked at once; the request is there now
  });
}

/**
 * Exchanges a mailed code for a reset id, once. An attempt is taken before anything is compared: however many try at
 * once, no more than five codes are compared for a request.
 * @throws BadInput `invalid_security_code`: a wrong code, a used or expired one, and an unknown address look the same
 */
export async function exchangeCode({ email, securityCode }: VerifyResetCode): Promise<string> {
  const request = await PasswordResetModel.findOneAndUpdate(
    { email, kind: 'code', used: false, attempts: { $lt: maxAttempts }, expiresAt: { $gt: new Date() } },
    { $inc: { attempts: 1 } },
  ).lean();
  const shown = hashSecurityCode(request?.userId ?? '', securityCode);
  if (!request?.userId || !isSame(shown, request.securityCode)) throw invalidCode();
  const resetId = newSecret();
  const { modifiedCount } = await PasswordResetModel.updateOne(
    { _id: request._id, securityCode: shown, used: false },
    { used: true, resetId: hashSecret(resetId), expiresAt: new Date(Date.now() + resetMs) },
  );
  if (modifiedCount !== 1) throw invalidCode();
  return resetId;
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const invalidCode = () => new BadInput('Invalid security code', undefined, 'invalid_security_code');
