import type { Context } from 'koa';
import type { IdentityParts } from '../app';
import { toCaller } from '../people/people';
import type { Person } from '../people/person.model';
import { signAccessToken } from '../tokens/access-token';
import { deviceOf } from './device';
import { writeSessionCookie } from './session-cookie';
import { createSession, type OpenSession } from './sessions';

type SessionParts = Pick<IdentityParts, 'config' | 'signingKey'>;

/** Signs a person in on the device that asks. */
export async function startSession(person: Person, ctx: Context, parts: SessionParts) {
  const session = await createSession(person._id, deviceOf(ctx.get('user-agent')));
  return handOver(person, session, ctx, parts);
}

/** Sets the session's cookie and signs an access token; neither may stay in any cache. */
export function handOver(person: Person, { sessionId, cookie }: OpenSession, ctx: Context, parts: SessionParts) {
  writeSessionCookie(ctx, parts.config, cookie);
  ctx.set('Cache-Control', 'no-store');
  return { accessToken: signAccessToken(toCaller(person, sessionId), parts.signingKey) };
}
