import { accountCalls } from '@plaza/contracts/identity';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { succeeded } from '../answers/succeeded';
import type { IdentityParts } from '../dependencies';
import { startSession } from '../sessions/start-session';
import { signUp } from '../sign-up/sign-up';
import { resendVerification, sendVerification, verifyEmail } from '../sign-up/verification';
import { toUser, userOf } from './to-user';

/** Signing up, verifying the address, and who one is. */
export function peopleRoutes(parts: IdentityParts): Routes {
  const { trust, config, passwords, background } = parts;

  return createRoutes(trust)
    .on(accountCalls.signUp, async ({ body, ctx }) => {
      const person = await signUp(body, passwords);
      let mailDelayed = true;
      await background.run('sending a verification mail', async () => {
        mailDelayed = (await sendVerification(person, parts)).delayed;
      });
      const user = toUser(person);
      if (config.REQUIRE_EMAIL_VERIFICATION) {
        const message = 'Account created. Please check your email to verify your address.';
        return { ...succeeded, message, data: { user, mailDelayed }, user };
      }
      const { accessToken } = await startSession(person, ctx, parts);
      return { ...succeeded, message: 'Account created.', data: { user, accessToken }, user, token: accessToken };
    })
    .on(accountCalls.verifyEmail, async ({ body }) => {
      await verifyEmail(body);
      return { ...succeeded, message: 'Your email has been verified. You can sign in now.' };
    })
    .on(accountCalls.resendVerification, async ({ body }) => {
      // Behind the answer, so that neither its words nor its time tell whether the address is known.
      void background.run('sending a verification mail', () => resendVerification(body.email, parts));
      return { ...succeeded, message: 'If this address waits for verification, a new mail is on its way.' };
    })
    .on(accountCalls.me, async ({ caller }) => {
      const user = await userOf(caller.id);
      return { ...succeeded, data: { user }, user };
    })
    .on(accountCalls.bareMe, ({ caller }) => userOf(caller.id));
}
