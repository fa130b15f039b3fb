import { NotSignedIn } from '@plaza/service-kit/errors';
import type { Context } from 'koa';
import type { IdentityParts } from '../app';
import { toCaller } from '../people/people';
import { type Person, PersonModel } from '../people/person.model';
import { signAccessToken } from '../tokens/access-token';
import { writeSessionCookie } from './session-cookie';
import { createSession, type OpenSession, revoke } from './sessions';
import { whereaboutsOf } from './whereabouts';

type SessionParts = Pick<IdentityParts, 'config' | 'signingKey' | 'relay'>;

/**
 * Signs a person in on the device that asks.
 * @param person as they were when their password was checked
 * @throws NotSignedIn when the password was changed, or the account switched off, while it was checked: whoever changed
 * it has ended the sessions that there were, and this one came later
 */
export async function startSession(person: Person, ctx: Context, parts: SessionParts) {
  const session = await createSession(person._id, whereaboutsOf(ctx));
  const { _id, passwordHash } = person;
  if (!(await PersonModel.exists({ _id, passwordHash, isActive: true }))) {
    await revoke({ _id: session.sessionId }, parts.relay);
    throw new NotSignedIn('token_revoked');
  }
  return handOver(person, session, ctx, parts);
}

/** Sets the session's cookie and signs an access token; neither may stay in any cache. */
export function handOver(
  person: Person,
  { sessionId, cookie }: OpenSession,
  ctx: Context,
  parts: Pick<SessionParts, 'config' | 'signingKey'>,
) {
  writeSessionCookie(ctx, parts.config, cookie);
  ctx.set('Cache-Control', 'no-store');
  return { accessToken: signAccessToken(toCaller(person, sessionId), parts.signingKey) };
}
