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

/** What a browser gets of a session: the token in the answer, the value in the session cookie. */
export interface SessionCredentials {
  readonly accessToken: string;
  readonly cookie: string;
}

/** A session that has begun, and its user as its token tells of them. */
export interface StartedSession extends SessionCredentials {
  readonly user: UserRecord;
}

/**
 * Signs a user in on a device.
 * @param checked the user as read when the password was checked
 * @throws Unauthenticated when the password, the second factor or the account's activity has changed since then: that
 * change ended the sessions of the moment, and this one was created later
 */
export async function startSession(
  checked: UserRecord,
  client: ClientInfo,
  dependencies: SessionDependencies,
): Promise<StartedSession> {
  const { _id, passwordHash, twoFactorEnabled } = checked;
  // The session before the user: a change of the user raises the epoch afterwards, which voids this token.
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
