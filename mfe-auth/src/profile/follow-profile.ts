import type { Profile } from '@plaza/contracts/identity/profile';
import { type AppStore, type RootState, updateUser } from '@plaza/web-kit';

/** Lets the signed-in person of this browser follow their profile, so that header and menus show what it says. */
export function followProfile(profile: Profile) {
  return (dispatch: AppStore['dispatch'], getState: () => RootState): void => {
    const { user } = getState().session;
    if (user?.id !== profile.id) return;
    const { firstName, lastName, email, emailVerified, twoFactorEnabled, profileImageUrl } = profile;
    const { companyName, company_name } = profile;
    const said = { firstName, lastName, email, emailVerified, twoFactorEnabled, profileImageUrl };
    dispatch(updateUser({ ...user, ...said, companyName, company_name }));
  };
}
