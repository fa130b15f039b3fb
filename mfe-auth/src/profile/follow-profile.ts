import type { Profile } from '@plaza/contracts/identity/profile';
import { type AppStore, type RootState, updateUser } from '@plaza/web-kit';

/** Updates the session's user from their profile, so that header and menus show the same data. */
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

/** Updates only the picture of the session's user, as a name may have been saved during the upload. */
export function followPicture(userId: string, profileImageUrl: string | null) {
  return (dispatch: AppStore['dispatch'], getState: () => RootState): void => {
    const { user } = getState().session;
    if (user?.id === userId) dispatch(updateUser({ ...user, profileImageUrl }));
  };
}

/**
 * Updates the email address of the session's user once it is confirmed. The profile is refetched later, but not if the
 * user leaves the page first.
 */
export function followEmail(email: string) {
  return (dispatch: AppStore['dispatch'], getState: () => RootState): void => {
    const { user } = getState().session;
    if (user) dispatch(updateUser({ ...user, email, emailVerified: true }));
  };
}
