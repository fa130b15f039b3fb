import type { SignIn } from '@plaza/contracts/identity/authentication';
import { Forbidden, ServiceError } from '@plaza/service-kit/errors';
import type { MessageAuthentication } from '@plaza/service-kit/security/message-authentication';
import { accountMark, asSecurityEvent } from '@plaza/service-kit/security/security-events';
import type { Passwords } from '../passwords/passwords';
import { type Attempt, takeAttempt } from '../sign-in-attempts/attempts';
import { keepTimestamps } from '../users/form-fields';
import { UserModel, type UserRecord } from '../users/user.model';

/** A user whose password was right, with the attempt that was counted for the check. */
export interface CheckedCredentials {
  readonly user: UserRecord;
  readonly attempt: Attempt;
}

/**
 * The user with this address and password. A wrong password, an unknown address, a deactivated account and too many
 * attempts look the same in content and time: each case counts one attempt and makes one comparison.
 * @throws ServiceError `invalid_credentials`; Forbidden `email_not_verified` if the password is right
 */
export async function checkCredentials(
  { email, password }: SignIn,
  passwords: Passwords,
  requireVerified: boolean,
  authentication: MessageAuthentication,
): Promise<CheckedCredentials> {
  const [user, attempt] = await Promise.all([UserModel.findOne({ email }).lean(), takeAttempt(email)]);
  const matches = await passwords.matches(password, user?.passwordHash);
  if (!user?.isActive || !matches || !attempt.allowed) {
    const event = attempt.allowed ? 'sign_in_failed' : 'attempts_used_up';
    throw asSecurityEvent(invalidCredentials(), event, user?._id ?? accountMark(authentication, email));
  }
  if (requireVerified && !user.emailVerified) {
    await attempt.release();
    throw new Forbidden('email_not_verified', 'Please verify your email address before signing in.');
  }
  return { user: await withRenewedHash(user, password, passwords), attempt };
}

/**
 * Hashes the password again at the current cost: with another cost, the time of a check would reveal that there is an
 * account. The password is available only now.
 */
async function withRenewedHash(user: UserRecord, password: string, passwords: Passwords): Promise<UserRecord> {
  const { _id, passwordHash: before } = user;
  if (!passwords.isOutdated(before)) return user;
  const passwordHash = await passwords.hash(password);
  const { modifiedCount } = await UserModel.updateOne({ _id, passwordHash: before }, { passwordHash }, keepTimestamps);
  return modifiedCount === 1 ? { ...user, passwordHash } : user;
}

export const invalidCredentials = () =>
  new ServiceError('unauthenticated', 'invalid_credentials', 'Invalid email or password.');
