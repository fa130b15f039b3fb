import { accountCalls } from '@plaza/contracts/identity';
import { NotSignedIn } from '@plaza/service-kit/errors';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { Context } from 'koa';
import { succeeded } from '../answers/succeeded';
import type { IdentityParts } from '../dependencies';
import { openReset } from '../password-reset/reset-request';
import { startSession } from '../sessions/start-session';
import { forgetAttempts } from '../sign-in-attempts/attempts';
import { toUser } from '../users/to-user';
import { type Person, PersonModel } from '../users/user.model';
import { openChallenge } from './challenge';
import { readChallengeCookie, writeChallengeCookie } from './challenge-cookie';
import { checkCredentials, invalidCredentials } from './check-credentials';
import { challengeEnded, checkSecondStep } from './second-step';

/** The one or two steps of signing in. */
export function signInRoutes(parts: IdentityParts): Routes {
  const { trust, config, passwords, sealer } = parts;

  async function letIn(person: Person, ctx: Context) {
    if (person.mustChangePassword) {
      // A password that was set meanwhile is not to be replaced by whoever knew the one before.
      const { _id, passwordHash } = person;
      if (!(await PersonModel.exists({ _id, passwordHash, isActive: true }))) throw invalidCredentials();
      await forgetAttempts(person.email);
      return {
        ...succeeded,
        data: { requiresPasswordChange: true, resetId: await openReset(person, { mailed: false }) },
      };
    }
    const { accessToken } = await startSession(person, ctx, parts);
    await forgetAttempts(person.email);
    const user = toUser(person);
    return { ...succeeded, data: { accessToken, user }, token: accessToken, user };
  }

  return createRoutes(trust)
    .on(accountCalls.signIn, async ({ body, ctx }) => {
      const { person, attempt } = await checkCredentials(body, passwords, config.REQUIRE_EMAIL_VERIFICATION);
      if (!person.twoFactorEnabled) return letIn(person, ctx);
      await attempt.release();
      writeChallengeCookie(ctx, config, await openChallenge(person));
      return { ...succeeded, data: { requiresTwoFactor: true, userId: person._id } };
    })
    .on(accountCalls.verifySignIn, async ({ body, ctx }) => {
      const person = await checkSecondStep(readChallengeCookie(ctx), body, sealer);
      writeChallengeCookie(ctx, config);
      return letIn(person, ctx).catch((error) => {
        // Switched off, or given another password, just now. The browser has no token that it could renew.
        throw error instanceof NotSignedIn ? challengeEnded() : error;
      });
    });
}
