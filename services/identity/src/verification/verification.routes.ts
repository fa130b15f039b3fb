import { authenticationCalls } from '@plaza/contracts/identity/authentication';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { successEnvelope } from '../answers/success-envelope';
import type { IdentityDependencies } from '../dependencies';
import { resendVerification, verifyEmail } from './verification';

/** Verifying the e-mail address of a new account. */
export function verificationRoutes(dependencies: IdentityDependencies): Routes {
  const { trust, background } = dependencies;

  return createRoutes(trust)
    .on(authenticationCalls.verifyEmail, async ({ body }) => {
      await verifyEmail(body);
      return { ...successEnvelope, message: 'Your email has been verified. You can sign in now.' };
    })
    .on(authenticationCalls.resendVerification, async ({ body }) => {
      // Runs after the response, so that neither its content nor its timing reveals whether the address is known.
      void background.run('sending a verification mail', () => resendVerification(body.email, dependencies));
      return { ...successEnvelope, message: 'If this address waits for verification, a new email is on its way.' };
    });
}
