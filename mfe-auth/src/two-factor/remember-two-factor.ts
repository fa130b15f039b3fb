import { type AppStore, updateUser } from '@plaza/web-kit';

/** Keeps the stored person true to what the server says of their two-factor, so that menus follow. */
export function rememberTwoFactor(enabled: boolean) {
  return (dispatch: AppStore['dispatch'], getState: AppStore['getState']): void => {
    const { user } = getState().session;
    if (user && user.twoFactorEnabled !== enabled) dispatch(updateUser({ ...user, twoFactorEnabled: enabled }));
  };
}
