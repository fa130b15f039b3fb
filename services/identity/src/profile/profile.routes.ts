import { type Profile, profileCalls } from '@plaza/contracts/identity/profile';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { successEnvelope } from '../answers/success-envelope';
import type { IdentityDependencies } from '../dependencies';
import { requireActiveUser } from '../users/require-active-user';
import { authorizeChange, confirmChange, requestChange, requestedCredentials } from './credential-changes';
import { readProfile, saveProfile, toProfileFields } from './profile';

/** The caller's profile, and the changes that require a mailed code. */
export function profileRoutes(dependencies: IdentityDependencies): Routes {
  return createRoutes(dependencies.trust, { hashing: dependencies.hashBudget })
    .on(profileCalls.profile, async ({ caller }) => toAnswer(await readProfile(caller.id)))
    .on(profileCalls.changeProfile, async ({ caller, body, ctx }) => {
      const user = await requireActiveUser(caller.id);
      const update = toProfileFields(user, body);
      const requested = requestedCredentials(user, body);
      if (requested) await authorizeChange(caller, user, requested, body.currentPassword, dependencies);
      const profile = await saveProfile(caller.id, update);
      if (!requested) return toAnswer(profile);
      const message = await requestChange(user, requested, dependencies);
      ctx.status = 202;
      return { ...successEnvelope, message };
    })
    .on(profileCalls.confirmChange, async ({ caller, body }) => {
      return { ...successEnvelope, message: await confirmChange(caller, body.verificationCode, dependencies) };
    });
}

const toAnswer = (profile: Profile) => ({ ...successEnvelope, ...profile, data: profile });
