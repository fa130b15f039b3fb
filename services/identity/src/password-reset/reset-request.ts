import type { VerifyResetCode } from '@plaza/contracts/identity/password-reset';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { InvalidInput } from '@plaza/service-kit/errors';
import type { MessageAuthentication } from '@plaza/service-kit/security/message-authentication';
import { accountMark, asSecurityEvent } from '@plaza/service-kit/security/security-events';
import type { UpdateQuery } from 'mongoose';
import type { IdentityDependencies } from '../dependencies';
import { hashSecret, newSecret } from '../secrets/secret';
import { hashSecurityCode, newSecurityCode } from '../secrets/security-code';
import { timingSafeEqual } from '../secrets/timing-safe-equal';
import { UserModel, type UserRecord } from '../users/user.model';
import { PasswordResetModel, type PasswordResetRecord, type ResetKind } from './password-reset.model';
import { securityCodeMail } from './password-reset-mails';

interface RequestDependencies {
  readonly mailer: Pick<IdentityDependencies['mailer'], 'send'>;
  readonly mailLimiter: IdentityDependencies['mailLimiter'];
  readonly authentication: MessageAuthentication;
}

const resetMs = 10 * 60 * 1000;
const maxAttempts = 5;

/**
 * Mails a code, which invalidates the earlier one. A request for an unknown address or a deactivated account is stored,
 * too, so that checking a code takes equally long for it. Does nothing when the address has reached its mail limit.
 */
export async function requestReset(
  email: string,
  { mailer, mailLimiter, authentication }: RequestDependencies,
): Promise<void> {
  const user = await UserModel.findOne({ email, isActive: true }).lean();
  if (!(await mailLimiter.tryConsume(`reset:${user?._id ?? hashSecret(email)}`)).allowed) return;
  const code = newSecurityCode();
  const expiresAt = new Date(Date.now() + resetMs);
  const request = {
    userId: user?._id ?? null,
    passwordMark: user && hashSecret(user.passwordHash),
    securityCode: hashSecurityCode(authentication, user?._id ?? newSecret(), code),
    mailed: true,
    attempts: 0,
    used: false,
    expiresAt,
  };
  await write({ email, kind: 'code' }, { $set: request, $unset: { resetId: '' } });
  if (user) await mailer.send(securityCodeMail(email, code, expiresAt));
}

/**
 * Grants a user the right to set a new password once without a mailed code, replacing an earlier grant.
 * @param user as read when the grant was decided; the grant is void if the password has changed since
 * @param options how long the grant is valid, and whether the reset id goes only to their mailbox
 * @returns the reset id
 */
export async function createReset(
  { _id: userId, email, passwordHash }: UserRecord,
  { validMs = resetMs, mailed }: { validMs?: number; mailed: boolean },
): Promise<string> {
  const resetId = newSecret();
  const grant = {
    userId,
    passwordMark: hashSecret(passwordHash),
    mailed,
    resetId: hashSecret(resetId),
    // A code that nobody knows and that counts as used.
    securityCode: hashSecret(newSecret()),
    attempts: 0,
    used: true,
    expiresAt: new Date(Date.now() + validMs),
  };
  await write({ email, kind: 'given' }, { $set: grant });
  return resetId;
}

async function write(
  filter: { email: string; kind: ResetKind },
  change: UpdateQuery<PasswordResetRecord>,
): Promise<void> {
  const attempt = () => PasswordResetModel.updateOne(filter, change, { upsert: true });
  await attempt().catch((error) => {
    if (!isDuplicateKey(error)) throw error;
    return attempt(); // a concurrent request has created the record
  });
}

/**
 * Exchanges a mailed code for a reset id, once. Attempts are counted before anything is compared, so that concurrent
 * requests compare five codes at most.
 * @throws InvalidInput `invalid_security_code`, the same for a wrong, a used or an expired code and for an unknown
 * address
 */
export async function exchangeCode(
  { email, securityCode }: VerifyResetCode,
  authentication: MessageAuthentication,
): Promise<string> {
  const request = await PasswordResetModel.findOneAndUpdate(
    { email, kind: 'code', used: false, attempts: { $lt: maxAttempts }, expiresAt: { $gt: new Date() } },
    { $inc: { attempts: 1 } },
  ).lean();
  const presented = hashSecurityCode(authentication, request?.userId ?? '', securityCode);
  if (!request?.userId || !timingSafeEqual(presented, request.securityCode)) {
    const account = request?.userId ?? accountMark(authentication, email);
    throw asSecurityEvent(invalidCode(), 'reset_code_failed', account);
  }
  const resetId = newSecret();
  const { modifiedCount } = await PasswordResetModel.updateOne(
    { _id: request._id, securityCode: presented, used: false },
    { used: true, resetId: hashSecret(resetId), expiresAt: new Date(Date.now() + resetMs) },
  );
  if (modifiedCount !== 1) throw invalidCode();
  return resetId;
}

const invalidCode = () => new InvalidInput('Invalid security code', undefined, 'invalid_security_code');
