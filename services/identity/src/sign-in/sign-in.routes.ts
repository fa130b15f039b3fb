import { accountCalls } from '@plaza/contracts/identity';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { IdentityParts } from '../app';
import { toUser } from '../people/people';
import { startSession } from '../sessions/start-session';
import { succeeded } from '../succeeded';
import { forgetAttempts } from './attempts';
import { checkCredentials } from './check-credentials';

/** The one or two steps of signing in. */
export function signInRoutes(parts: IdentityParts): Routes {
  const { trust, config, passwords } = parts;

  return createRoutes(trust).on(accountCalls.signIn, async ({ body, ctx }) => {
    const { person, attempt } = await checkCredentials(body, passwords, config.REQUIRE_EMAIL_VERIFICATION);
    if (person.twoFactorEnabled) {
      await attempt.release();
      return { ...succeeded, data: { requiresTwoFactor: true, userId: person._id } };
    }
    const { accessToken } = await startSession(person, ctx, parts);
    await forgetAttempts(person.email);
    const user = toUser(person);
    return { ...succeeded, data: { accessToken, user }, token: accessToken, user };
  });
}
