import { passwordResetCalls } from '@plaza/contracts/identity/password-reset';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { successEnvelope, withData } from '../answers/success-envelope';
import type { IdentityDependencies } from '../dependencies';
import { passwordChangedMail } from './password-reset-mails';
import { resetPassword } from './reset-password';
import { exchangeCode, requestReset } from './reset-request';

/** Resetting a forgotten password: a mailed code is exchanged for the right to set a new one. */
export function passwordResetRoutes(dependencies: IdentityDependencies): Routes {
  const { trust, background, mailer, authentication } = dependencies;

  return createRoutes(trust, { hashing: dependencies.hashBudget })
    .on(passwordResetCalls.forgotPassword, async ({ body }) => {
      // Runs after the response, so that neither its content nor its timing reveals whether the address is known.
      void background.run('mailing a security code', () => requestReset(body.email, dependencies));
      return { ...successEnvelope, message: 'If this address has an account, a security code is on its way.' };
    })
    .on(passwordResetCalls.verifyResetCode, async ({ body }) => {
      const resetId = await exchangeCode(body, authentication);
      return { ...withData({ resetId }), message: 'Choose a new password.' };
    })
    .on(passwordResetCalls.resetPassword, async ({ body }) => {
      const email = await resetPassword(body, dependencies);
      void background.run('notifying of a new password', async () => {
        await mailer.send(passwordChangedMail(email));
      });
      return { ...successEnvelope, message: 'Your password has been reset. You can sign in now.' };
    });
}
