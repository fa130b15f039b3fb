import { type Profile, profileCalls } from '@plaza/contracts/profile';
import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import { succeeded } from '../answers/succeeded';
import type { IdentityParts } from '../dependencies';
import { ownRecord } from '../users/require-active-user';
import { admitChange, confirmChange, credentialsAsked, requestChange } from './credential-changes';
import { profileOf, profileUpdate, saveProfile } from './profile';

/** One's own profile, and what is changed by a mailed code. */
export function profileRoutes(parts: IdentityParts): Routes {
  return createRoutes(parts.trust)
    .on(profileCalls.profile, async ({ caller }) => answerOf(await profileOf(caller.id)))
    .on(profileCalls.changeProfile, async ({ caller, body, ctx }) => {
      const person = await ownRecord(caller.id);
      const update = profileUpdate(person, body);
      const asked = credentialsAsked(person, body);
      if (asked) await admitChange(caller, asked, body.currentPassword, parts);
      const profile = await saveProfile(caller.id, update);
      if (!asked) return answerOf(profile);
      const message = await requestChange(person, asked, parts);
      ctx.status = 202;
      return { ...succeeded, message };
    })
    .on(profileCalls.confirmChange, async ({ caller, body }) => {
      return { ...succeeded, message: await confirmChange(caller, body.verificationCode, parts) };
    });
}

const answerOf = (profile: Profile) => ({ ...succeeded, ...profile, data: profile });
