import { Unauthenticated } from '@plaza/service-kit/errors';
import type { IdentityDependencies } from '../dependencies';
import type { ClientInfo } from '../http/client-info';
import { signAccessToken } from '../tokens/access-token';
import { toCaller } from '../users/to-user';
import { UserModel, type UserRecord } from '../users/user.model';
import { revokeSession } from './end-sessions';
import { alertOfNewDevice } from './login-alert';
import { createSession, type OpenSession } from './sessions';

type SessionDependencies = Pick<
  IdentityDependencies,
  'config' | 'signingKey' | 'relay' | 'mailer' | 'mailLimiter' | 'background'
>;

/** What a browser receives of a session: the access token in the response, and the value of the session cookie. */
export interface SessionCredentials {
  readonly accessToken: string;
  readonly cookie: string;
}

/** A new session, with the user whose claims its token carries. */
export interface StartedSession extends SessionCredentials {
  readonly user: UserRecord;
}

/**
 * Signs a user in on a device.
 * @param checked the user as read when the password was checked
 * @throws Unauthenticated when the password, the second factor or the account's active state has changed since then:
 * that change ended the sessions that existed at the time, but not this one, which was created later
 */
export async function startSession(
  checked: UserRecord,
  client: ClientInfo,
  dependencies: SessionDependencies,
): Promise<StartedSession> {
  const { _id, passwordHash, twoFactorEnabled } = checked;
  // The session is created before the user is read: a later change of the user raises the epoch, which invalidates this
  // token.
  const session = await createSession(_id, client, dependencies.config);
  const user = await UserModel.findOne({ _id, passwordHash, twoFactorEnabled, isActive: true }).lean();
  if (!user) {
    await revokeSession({ _id: session.sessionId }, dependencies.relay);
    throw new Unauthenticated('token_revoked');
  }
  const signIn = { ...client, sessionId: session.sessionId, at: new Date() };
  void dependencies.background.run('alerting of a new device', () => alertOfNewDevice(user, signIn, dependencies));
  return { ...toCredentials(user, session, dependencies), user };
}

export const toCredentials = (
  user: UserRecord,
  session: OpenSession,
  { config, signingKey }: Pick<IdentityDependencies, 'config' | 'signingKey'>,
): SessionCredentials => ({
  accessToken: signAccessToken(toCaller(user, session, config), session.epoch, signingKey),
  cookie: session.cookie,
});
