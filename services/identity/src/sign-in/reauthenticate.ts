import type { ReauthenticationInput } from '@plaza/contracts/identity/authentication';
import type { Caller } from '@plaza/contracts/identity/session';
import { InvalidInput, Unauthenticated } from '@plaza/service-kit/errors';
import { asSecurityEvent } from '@plaza/service-kit/security/security-events';
import type { IdentityDependencies } from '../dependencies';
import { requireOwnPassword } from '../reauthentication/require-own-password';
import { reauthenticateSession } from '../sessions/sessions';
import { takeAttempt } from '../sign-in-attempts/attempts';
import { signAccessToken } from '../tokens/access-token';
import { spendSecondFactor } from '../two-factor/second-factor';
import { requireActiveUser } from '../users/require-active-user';
import { toCaller } from '../users/to-user';

type ReauthenticationDependencies = Pick<IdentityDependencies, 'config' | 'passwords' | 'encryption' | 'signingKey'>;

/**
 * Checks a password or a second factor of a signed-in user; wrong ones count as attempts to sign in.
 * @returns an access token with the time of this check
 * @throws InvalidInput `wrong_password`, `invalid_code`, also after too many attempts; Unauthenticated
 */
export async function reauthenticate(
  caller: Caller,
  { password, code = '' }: ReauthenticationInput,
  dependencies: ReauthenticationDependencies,
): Promise<string> {
  if (password !== undefined) await requireOwnPassword(caller, password, dependencies.passwords);
  else await requireOwnSecondFactor(caller, code, dependencies);
  // The session is updated before the user is read: a later change of the user raises the epoch, which invalidates this
  // token.
  const { config, signingKey } = dependencies;
  const session = await reauthenticateSession(caller.sessionId, config);
  if (!session) throw new Unauthenticated('token_revoked');
  const user = await requireActiveUser(caller.id);
  return signAccessToken(toCaller(user, session, config), session.epoch, signingKey);
}

async function requireOwnSecondFactor(
  { id }: Caller,
  code: string,
  { encryption }: Pick<ReauthenticationDependencies, 'encryption'>,
): Promise<void> {
  const user = await requireActiveUser(id);
  const attempt = await takeAttempt(user.email);
  const isRight = attempt.allowed && (await spendSecondFactor(user, code, encryption));
  if (!isRight) {
    const error = new InvalidInput('Invalid verification code', undefined, 'invalid_code');
    throw asSecurityEvent(error, attempt.allowed ? 'second_factor_failed' : 'attempts_used_up', id);
  }
  await attempt.release();
}
