import { authenticationCalls } from '@plaza/contracts/identity/authentication';
import { ServiceError } from '@plaza/service-kit/errors';
import { bearerToken } from '@plaza/service-kit/guards/bearer-token';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { Trust } from '@plaza/service-kit/trust/trust';
import { successEnvelope, withData } from '../answers/success-envelope';
import type { IdentityDependencies } from '../dependencies';
import { readClientInfo } from '../http/client-info';
import { rejectForeignOrigin } from '../http/reject-foreign-origin';
import { toUser } from '../users/to-user';
import { endSession, endUserSessions, revokeSession, revokeSessionOfCookie } from './end-sessions';
import { rotateSession } from './rotate-session';
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from './session-cookie';
import { listSessions } from './sessions';
import { toCredentials } from './start-session';

/** Refreshes, lists and ends the caller's sessions. */
export function sessionRoutes(dependencies: IdentityDependencies): Routes {
  const { trust, config, relay } = dependencies;
  return createRoutes(trust)
    .on(authenticationCalls.refresh, async ({ ctx }) => {
      rejectForeignOrigin(ctx, config);
      try {
        const { user: record, ...session } = await rotateSession(
          readSessionCookie(ctx, config),
          readClientInfo(ctx),
          dependencies,
        );
        const { accessToken, cookie } = toCredentials(record, session, dependencies);
        writeSessionCookie(ctx, cookie, config);
        const user = toUser(record);
        return { ...successEnvelope, data: { accessToken, user }, token: accessToken, user };
      } catch (error) {
        if (error instanceof ServiceError) clearSessionCookie(ctx, config);
        throw error;
      }
    })
    .on(authenticationCalls.signOut, async ({ ctx }) => {
      rejectForeignOrigin(ctx, config);
      await revokeSessionOfCookie(readSessionCookie(ctx, config).value, relay);
      const caller = await callerIfAny(bearerToken(ctx.get('authorization')), trust);
      if (caller) await revokeSession({ _id: caller.sessionId, userId: caller.id }, relay);
      clearSessionCookie(ctx, config);
      return { ...successEnvelope, message: 'Signed out.' };
    })
    .on(authenticationCalls.sessions, async ({ caller }) => withData({ sessions: await listSessions(caller, config) }))
    .on(authenticationCalls.endOtherSessions, async ({ caller }) => {
      await endUserSessions(caller.id, relay, caller.sessionId);
      return { ...successEnvelope, message: 'Signed out everywhere else.' };
    })
    .on(authenticationCalls.endSession, async ({ caller, params, ctx }) => {
      await endSession(caller.id, params.id, relay);
      if (params.id === caller.sessionId) clearSessionCookie(ctx, config);
      return { ...successEnvelope, message: 'Session ended.' };
    });
}

/** The caller of a valid token, else undefined, as signing out has to work with an invalid token, too. */
async function callerIfAny(token: string | undefined, trust: Trust) {
  if (!token) return undefined;
  return trust.verify(token).catch((error) => {
    if (error instanceof ServiceError) return undefined;
    throw error;
  });
}
