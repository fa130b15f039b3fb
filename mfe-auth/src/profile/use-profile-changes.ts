import type { Profile, ProfileChanges } from '@plaza/contracts/identity/profile';
import { useAppDispatch } from '@plaza/web-kit';
import { followProfile } from './follow-profile';
import { profileApi, useAuthChangeProfileMutation } from './profile-api';

/**
 * Saves what needs no code. `take` picks what the screens take over from the answer: several switches may be on their
 * way at once, and an answer knows nothing of those behind it.
 */
export function useProfileChanges() {
  const dispatch = useAppDispatch();
  const [change, { isLoading }] = useAuthChangeProfileMutation();

  /** The failure, or undefined once it is saved. */
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
