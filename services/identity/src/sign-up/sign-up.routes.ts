import { authenticationCalls } from '@plaza/contracts/identity/authentication';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { successEnvelope } from '../answers/success-envelope';
import type { IdentityDependencies } from '../dependencies';
import { rememberDevice } from '../hash-budget/known-device';
import { readClientInfo } from '../http/client-info';
import { writeSessionCookie } from '../sessions/session-cookie';
import { startSession } from '../sessions/start-session';
import { toUser } from '../users/to-user';
import { sendVerification } from '../verification/verification';
import { signUp } from './sign-up';

/** Signing up. */
export function signUpRoutes(dependencies: IdentityDependencies): Routes {
  const { trust, config, background } = dependencies;

  return createRoutes(trust, { hashing: dependencies.hashBudget }).on(
    authenticationCalls.signUp,
    async ({ body, ctx }) => {
      const record = await signUp(body, dependencies);
      let mailDelayed = true;
      await background.run('sending a verification mail', async () => {
        mailDelayed = (await sendVerification(record, dependencies)).delayed;
      });
      if (config.REQUIRE_EMAIL_VERIFICATION) {
        const user = toUser(record);
        const message = 'Account created. Please check your email to verify your address.';
        return { ...successEnvelope, message, data: { user, mailDelayed }, user };
      }
      const { accessToken, cookie, user: started } = await startSession(record, readClientInfo(ctx), dependencies);
      writeSessionCookie(ctx, cookie, config);
      rememberDevice(ctx, started, dependencies);
      const user = toUser(started);
      return { ...successEnvelope, message: 'Account created.', data: { user, accessToken }, user, token: accessToken };
    },
  );
}
