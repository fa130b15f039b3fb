import type { Calls } from '../call';
import { addressCalls } from './addresses';
import { auditCalls } from './audit';
import { authenticationCalls } from './authentication';
import { passwordResetCalls } from './password-reset';
import { profileCalls } from './profile';
import { permissionCalls } from './tab-permissions';
import { type TwoFactorFamily, twoFactorCalls } from './two-factor';
import { userCalls } from './user-administration';

/** Every call of identity, for its OpenAPI document, its authorization table and the gateway. */
export const identityCalls: Calls = {
  ...authenticationCalls,
  ...passwordResetCalls,
  ...named('auth', twoFactorCalls.auth),
  ...named('profile', twoFactorCalls.profile),
  ...profileCalls,
  ...addressCalls,
  ...permissionCalls,
  ...auditCalls,
  ...userCalls,
};

/** Prefixes the names of one family to make them unique: `setup` of `auth` becomes `authTwoFactorSetup`. */
function named(family: TwoFactorFamily, calls: Calls): Calls {
  const names = Object.entries(calls).map(([name, made]) => [
    `${family}TwoFactor${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    made,
  ]);
  return Object.fromEntries(names);
}
