import type { Caller } from '@plaza/contracts/identity/session';
import { InvalidInput } from '@plaza/service-kit/errors';
import { rejectImpersonation } from '@plaza/service-kit/guards/session';
import { asSecurityEvent } from '@plaza/service-kit/security/security-events';
import type { Passwords } from '../passwords/passwords';
import { recordReauthentication } from '../sessions/reauthentication';
import { takeAttempt } from '../sign-in-attempts/attempts';
import { requireActiveUser } from '../users/require-active-user';
import type { UserRecord } from '../users/user.model';

/**
 * Checks the password of a signed-in user again. Wrong ones count as attempts to sign in, so that a stolen session
 * cannot be used to guess the password.
 * @throws Forbidden `impersonation`; InvalidInput `wrong_password`, also after too many attempts; Unauthenticated
 */
export async function requireOwnPassword(
  caller: Pick<Caller, 'id' | 'sessionId' | 'impersonatorId'>,
  password: string,
  passwords: Passwords,
): Promise<UserRecord> {
  rejectImpersonation(caller);
  const user = await requireActiveUser(caller.id);
  const attempt = await takeAttempt(user.email);
  const matches = await passwords.matches(password, user.passwordHash);
  if (!matches || !attempt.allowed) {
    const error = new InvalidInput('The password is not right.', undefined, 'wrong_password');
    throw asSecurityEvent(error, attempt.allowed ? 'password_check_failed' : 'attempts_used_up', user._id);
  }
  await attempt.release();
  await recordReauthentication(caller.sessionId);
  return user;
}
