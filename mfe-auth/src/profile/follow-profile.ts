import type { Profile } from '@plaza/contracts/identity/profile';
import { type AppStore, type RootState, updateUser } from '@plaza/web-kit';

/** Updates the user of the session from their profile, so that header and menus show the same. */
export function followProfile(profile: Profile) {
  return (dispatch: AppStore['dispatch'], getState: () => RootState): void => {
    const { user } = getState().session;
    if (user?.id !== profile.id) return;
    const { firstName, lastName, email, emailVerified, twoFactorEnabled, profileImageUrl } = profile;
    const { companyName, company_name } = profile;
    const fields = { firstName, lastName, email, emailVerified, twoFactorEnabled, profileImageUrl };
    dispatch(updateUser({ ...user, ...fields, companyName, company_name }));
  };
}

/**
 * Updates the picture in the user of the session, and nothing else: a name may have been saved while it was uploaded.
 */
export function followPicture(userId: string, profileImageUrl: string | null) {
  return (dispatch: AppStore['dispatch'], getState: () => RootState): void => {
    const { user } = getState().session;
    if (user?.id === userId) dispatch(updateUser({ ...user, profileImageUrl }));
  };
}

/**
 * Updates the address in the user of the session, once it is confirmed: the profile follows, but whoever leaves now is
 * gone by then.
 */
export function followEmail(email: string) {
  return (dispatch: AppStore['dispatch'], getState: () => RootState): void => {
    const { user } = getState().session;
    if (user) dispatch(updateUser({ ...user, email, emailVerified: true }));
  };
}
