import type { IdentityDependencies } from '../dependencies';
import type { ClientInfo } from '../http/client-info';
import { createReset } from '../password-reset/reset-request';
import { type StartedSession, startSession } from '../sessions/start-session';
import { clearAttempts } from '../sign-in-attempts/attempts';
import { UserModel, type UserRecord } from '../users/user.model';
import { invalidCredentials } from './check-credentials';

type SignInDependencies = Pick<
  IdentityDependencies,
  'signingKey' | 'config' | 'relay' | 'mailer' | 'mailLimiter' | 'background'
>;

/** A session, or the right to set a new password, where one has to be chosen before a session can start. */
export type SignInResult = { readonly session: StartedSession } | { readonly resetId: string };

/**
 * Signs in a user who has passed every required step.
 * @throws ServiceError `invalid_credentials` or Unauthenticated when the user was changed meanwhile
 */
export async function completeSignIn(
  user: UserRecord,
  client: ClientInfo,
  dependencies: SignInDependencies,
): Promise<SignInResult> {
  if (user.mustChangePassword) {
    // A password that was set meanwhile must not be replaced by someone who knew the earlier one.
    const { _id, passwordHash } = user;
    if (!(await UserModel.exists({ _id, passwordHash, isActive: true }))) throw invalidCredentials();
    await clearAttempts(user.email);
    return { resetId: await createReset(user, { mailed: false }) };
  }
  const session = await startSession(user, client, dependencies);
  await clearAttempts(user.email);
  return { session };
}
