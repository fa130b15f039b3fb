import { twoFactorCalls } from '@plaza/contracts/two-factor';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { succeeded } from '../answers/succeeded';
import type { IdentityParts } from '../dependencies';
import { demandOwnPassword } from '../reauthentication/require-own-password';
import { endSessionsOf } from '../sessions/sessions';
import { noteStepUp } from '../sessions/step-up';
import { beginSetup, confirmSetup, verifySetup } from './setup';
import { disableTwoFactor, regenerateBackupCodes, twoFactorStatus } from './two-factor';
import { tellOfTwoFactor } from './two-factor-mail';

/** The second factor of one's own account: one implementation under both path families. */
export function twoFactorRoutes(parts: IdentityParts): Routes {
  const { trust, passwords, sealer, relay } = parts;
  const routes = createRoutes(trust);
  for (const calls of Object.values(twoFactorCalls)) {
    routes
      .on(calls.status, async ({ caller }) => both(await twoFactorStatus(caller.id)))
      .on(calls.setup, async ({ caller, body }) => {
        const person = await demandOwnPassword(caller, body.currentPassword, passwords);
        return both(await beginSetup(person, sealer));
      })
      .on(calls.verifySetup, async ({ caller, body }) =>
        both({ backupCodes: await verifySetup(caller.id, body, sealer) }),
      )
      .on(calls.confirmSetup, async ({ caller, body }) => {
        const { person, backupCodesLeft } = await confirmSetup(caller.id, body, sealer);
        await noteStepUp(caller.sessionId);
        // The others were opened with a password alone: whoever stole that would stay in without the second factor.
        await endSessionsOf(caller.id, relay, caller.sessionId);
        tellOfTwoFactor(person, 'enabled', parts);
        return both({ enabled: true, backupCodesLeft });
      })
      .on(calls.disable, async ({ caller, body }) => {
        tellOfTwoFactor(await disableTwoFactor(caller, body.password, passwords), 'disabled', parts);
        return { ...succeeded, message: 'Two-factor authentication is off.' };
      })
      .on(calls.regenerateBackupCodes, async ({ caller, body }) => {
        const { person, backupCodes } = await regenerateBackupCodes(caller, body.password, passwords);
        tellOfTwoFactor(person, 'regenerated', parts);
        return both({ backupCodes });
      });
  }
  return routes;
}

/** The fields stand under `data` and beside it, as browsers read either. */
const both = <Fields extends object>(fields: Fields) => ({ ...succeeded, data: fields, ...fields });
