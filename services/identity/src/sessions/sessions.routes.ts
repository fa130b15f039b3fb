import { accountCalls } from '@plaza/contracts/identity';
import { bearerOf } from '@plaza/service-kit/caller';
import { Failure } from '@plaza/service-kit/errors';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { Trust } from '@plaza/service-kit/trust/trust';
import { succeeded } from '../answers/succeeded';
import type { IdentityParts } from '../dependencies';
import { toUser } from '../users/to-user';
import { whereaboutsOf } from './client-info';
import { readSessionCookie, writeSessionCookie } from './session-cookie';
import { endSession, endSessionsOf, listSessions, revoke, revokeSessionOfCookie, rotateSession } from './sessions';
import { handOver } from './start-session';

/** Renewing and ending sessions, and those that one has. */
export function sessionRoutes(parts: IdentityParts): Routes {
  const { trust, config, relay } = parts;

  return createRoutes(trust)
    .on(accountCalls.refresh, async ({ ctx }) => {
      try {
        const { person, ...session } = await rotateSession(readSessionCookie(ctx), whereaboutsOf(ctx), relay);
        const { accessToken } = handOver(person, session, ctx, parts);
        const user = toUser(person);
        return { ...succeeded, data: { accessToken, user }, token: accessToken, user };
      } catch (error) {
        if (error instanceof Failure) writeSessionCookie(ctx, config);
        throw error;
      }
    })
    .on(accountCalls.signOut, async ({ ctx }) => {
      await revokeSessionOfCookie(readSessionCookie(ctx), relay);
      const caller = await callerIfAny(bearerOf(ctx.get('authorization')), trust);
      if (caller) await revoke({ _id: caller.sessionId, userId: caller.id }, relay);
      writeSessionCookie(ctx, config);
      return { ...succeeded, message: 'Signed out.' };
    })
    .on(accountCalls.sessions, async ({ caller }) => {
      const sessions = await listSessions(caller);
      return { ...succeeded, data: { sessions }, sessions };
    })
    .on(accountCalls.endOtherSessions, async ({ caller }) => {
      await endSessionsOf(caller.id, relay, caller.sessionId);
      return { ...succeeded, message: 'Signed out everywhere else.' };
    })
    .on(accountCalls.endSession, async ({ caller, params, ctx }) => {
      await endSession(caller.id, params.id, relay);
      if (params.id === caller.sessionId) writeSessionCookie(ctx, config);
      return { ...succeeded, message: 'Session ended.' };
    });
}

/** Who a token belongs to, if it is good: signing out works with a dead one too. */
async function callerIfAny(token: string | undefined, trust: Trust) {
  if (!token) return undefined;
  return trust.verify(token).catch((error) => {
    if (error instanceof Failure) return undefined;
    throw error;
  });
}
