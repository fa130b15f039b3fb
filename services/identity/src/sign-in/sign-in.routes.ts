import { authenticationCalls } from '@plaza/contracts/identity/authentication';
import { challengeCookie as challengeCookieName } from '@plaza/contracts/identity/session';
import { Unauthenticated } from '@plaza/service-kit/errors';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { Context } from 'koa';
import { successEnvelope } from '../answers/success-envelope';
import type { IdentityDependencies } from '../dependencies';
import { rememberDevice } from '../hash-budget/known-device';
import { clientAddress, readClientInfo } from '../http/client-info';
import { type ApiCookie, clearCookie, readCookie, writeCookie } from '../http/cookies';
import { writeSessionCookie } from '../sessions/session-cookie';
import { toUser } from '../users/to-user';
import type { UserRecord } from '../users/user.model';
import { challengeMs, openChallenge } from './challenge';
import { checkCredentials } from './check-credentials';
import { completeSignIn } from './complete-sign-in';
import { reauthenticate } from './reauthenticate';
import { challengeEnded, checkSecondStep } from './second-step';

/** Binds the second step of signing in to the browser of the first one. */
const challengeCookie: ApiCookie = { name: challengeCookieName, maxAgeMs: challengeMs };

/** Signing in, in one or two steps, and proving one's identity again while signed in. */
export function signInRoutes(dependencies: IdentityDependencies): Routes {
  const { trust, config, log, passwords, encryption, authentication } = dependencies;

  async function answer(checked: UserRecord, ctx: Context, factor: 'password' | 'second factor') {
    const result = await completeSignIn(checked, readClientInfo(ctx), dependencies);
    if ('resetId' in result)
      return { ...successEnvelope, data: { requiresPasswordChange: true, resetId: result.resetId } };
    const { accessToken, cookie, user: record } = result.session;
    writeSessionCookie(ctx, cookie, config);
    rememberDevice(ctx, record, dependencies);
    log.info({ account: record._id, factor, address: clientAddress(ctx), id: ctx.state.requestId }, 'signed in');
    const user = toUser(record);
    return { ...successEnvelope, data: { accessToken, user }, token: accessToken, user };
  }

  return createRoutes(trust, { hashing: dependencies.hashBudget })
    .on(authenticationCalls.signIn, async ({ body, ctx }) => {
      const { user, attempt } = await checkCredentials(
        body,
        passwords,
        config.REQUIRE_EMAIL_VERIFICATION,
        authentication,
      );
      if (!user.twoFactorEnabled) return answer(user, ctx, 'password');
      await attempt.release();
      writeCookie(ctx, challengeCookie, await openChallenge(user), config);
      return { ...successEnvelope, data: { requiresTwoFactor: true, userId: user._id } };
    })
    .on(authenticationCalls.reauthenticate, async ({ caller, body }) => ({
      ...successEnvelope,
      data: { accessToken: await reauthenticate(caller, body, dependencies) },
    }))
    .on(authenticationCalls.verifySignIn, async ({ body, ctx }) => {
      const user = await checkSecondStep(readCookie(ctx, challengeCookie, config), body, encryption);
      clearCookie(ctx, challengeCookie, config);
      return answer(user, ctx, 'second factor').catch((error) => {
        // The user was just deactivated or has another password now. The browser has no token that it could refresh.
        throw error instanceof Unauthenticated ? challengeEnded() : error;
      });
    });
}
