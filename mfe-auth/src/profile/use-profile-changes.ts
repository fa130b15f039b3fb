import type { Profile, ProfileChanges } from '@plaza/contracts/identity/profile';
import { useAppDispatch } from '@plaza/web-kit';
import { followProfile } from './follow-profile';
import { profileApi, useAuthChangeProfileMutation } from './profile-api';

/**
 * Saves changes that need no code. `take` selects what to apply from the response: several switches may be saving at
 * once, and a response does not contain the changes that were sent after it.
 */
export function useProfileChanges() {
  const dispatch = useAppDispatch();
  const [change, { isLoading }] = useAuthChangeProfileMutation();

  /** Resolves to the error, or to undefined once it is saved. */
  async function save(
    changes: ProfileChanges,
    take: (known: Profile, saved: Profile) => Profile = (_, saved) => saved,
  ) {
    const { data: saved, error } = await change({ body: changes });
    if (error || !saved) return error;
    dispatch(profileApi.util.updateQueryData('authProfile', undefined, (known) => take(known, saved)));
    dispatch(followProfile(saved));
    return undefined;
  }

  return { save, isSaving: isLoading };
}
