import { NotSignedIn } from '@plaza/service-kit/errors';
import type { Context } from 'koa';
import type { IdentityParts } from '../dependencies';
import { signAccessToken } from '../tokens/access-token';
import { toCaller } from '../users/to-user';
import { type Person, PersonModel } from '../users/user.model';
import { whereaboutsOf } from './client-info';
import { alertOfNewDevice } from './login-alert';
import { writeSessionCookie } from './session-cookie';
import { createSession, type OpenSession, revoke } from './sessions';

type CookieParts = Pick<IdentityParts, 'config' | 'signingKey'>;
type SessionParts = CookieParts & Pick<IdentityParts, 'relay' | 'mailer' | 'mailLimiter' | 'background'>;

/**
 * Signs a person in on the device that asks.
 * @param person as they were when their password was checked
 * @throws NotSignedIn when the password or the second factor was changed, or the account switched off, while it was
 * checked: whoever changed it has ended the sessions that there were, and this one came later
 */
export async function startSession(person: Person, ctx: Context, parts: SessionParts) {
  const from = whereaboutsOf(ctx);
  const session = await createSession(person._id, from);
  const { _id, passwordHash, twoFactorEnabled } = person;
  if (!(await PersonModel.exists({ _id, passwordHash, twoFactorEnabled, isActive: true }))) {
    await revoke({ _id: session.sessionId }, parts.relay);
    throw new NotSignedIn('token_revoked');
  }
  const signedIn = { ...from, sessionId: session.sessionId, at: new Date() };
  void parts.background.run('telling of a new device', () => alertOfNewDevice(person, signedIn, parts));
  return handOver(person, session, ctx, parts);
}

/** Sets the session's cookie and signs an access token. */
export function handOver(person: Person, { sessionId, epoch, cookie }: OpenSession, ctx: Context, parts: CookieParts) {
  writeSessionCookie(ctx, parts.config, cookie);
  return { accessToken: signAccessToken(toCaller(person, sessionId), epoch, parts.signingKey) };
}
