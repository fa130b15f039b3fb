import { twoFactorCalls } from '@plaza/contracts/identity/two-factor';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { successEnvelope, withData } from '../answers/success-envelope';
import type { IdentityDependencies } from '../dependencies';
import { requireOwnPassword } from '../reauthentication/require-own-password';
import { endUserSessions } from '../sessions/end-sessions';
import { invalidateTokens } from '../sessions/invalidate-tokens';
import { recordReauthentication } from '../sessions/reauthentication';
import { needsSecondFactor } from '../users/second-factor-rule';
import { beginSetup, confirmSetup, verifySetup } from './setup';
import { disableTwoFactor, regenerateBackupCodes, twoFactorStatus } from './two-factor';
import { notifyTwoFactorChange } from './two-factor-mail';

/** The second factor of the caller's account: one implementation under both path families. */
export function twoFactorRoutes(dependencies: IdentityDependencies): Routes {
  const { trust, config, passwords, encryption, relay } = dependencies;
  const routes = createRoutes(trust, { hashing: dependencies.hashBudget });
  for (const calls of Object.values(twoFactorCalls)) {
    routes
      .on(calls.status, async ({ caller }) => withData(await twoFactorStatus(caller.id)))
      .on(calls.setup, async ({ caller, body }) => {
        const user = await requireOwnPassword(caller, body.currentPassword, passwords);
        return withData(await beginSetup(user, encryption));
      })
      .on(calls.verifySetup, async ({ caller, body }) =>
        withData({ backupCodes: await verifySetup(caller.id, body, encryption) }),
      )
      .on(calls.confirmSetup, async ({ caller, body }) => {
        const { user, backupCodesLeft, isRepeated } = await confirmSetup(caller.id, body, encryption);
        if (!isRepeated) notifyTwoFactorChange(user, 'enabled', dependencies);
        // A repeated request does the rest again, as the first one may have failed here.
        await recordReauthentication(caller.sessionId);
        // The other sessions were started with a password alone: somebody who stole it would stay signed in.
        await endUserSessions(caller.id, relay, caller.sessionId);
        // The next token gives access to what this administrator could not reach until now.
        if (needsSecondFactor(user, config)) await invalidateTokens(caller.id, relay);
        return withData({ enabled: true, backupCodesLeft });
      })
      .on(calls.disable, async ({ caller, body }) => {
        notifyTwoFactorChange(await disableTwoFactor(caller, body.password, dependencies), 'disabled', dependencies);
        return { ...successEnvelope, message: 'Two-factor authentication is off.' };
      })
      .on(calls.regenerateBackupCodes, async ({ caller, body }) => {
        const { user, backupCodes } = await regenerateBackupCodes(caller, body.password, passwords);
        notifyTwoFactorChange(user, 'regenerated', dependencies);
        return withData({ backupCodes });
      });
  }
  return routes;
}
