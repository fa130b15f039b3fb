import type { addressCalls } from '../addresses';
import type { userCalls } from '../administration';
import type { auditCalls } from '../audit';
import { endpointsOf } from '../endpoint';
import type { accountCalls } from '../identity';
import type { profileCalls } from '../profile';
import type { recoveryCalls } from '../recovery';
import type { permissionCalls } from '../tab-permissions';
import type { twoFactorCalls } from '../two-factor';
import { authTwoFactorRoutes, identityRoutes, profileTwoFactorRoutes } from './routes';

type IdentityCalls = typeof accountCalls &
  typeof recoveryCalls &
  typeof profileCalls &
  typeof addressCalls &
  typeof permissionCalls &
  typeof auditCalls &
  typeof userCalls;

/** The calls of the identity service, as browsers make them; those of two-factor are apart. */
export const identityEndpoints = endpointsOf<IdentityCalls>(identityRoutes);

/** Two-factor of one's own account, under each of its two path families. */
export const twoFactorEndpoints = {
  auth: endpointsOf<(typeof twoFactorCalls)['auth']>(authTwoFactorRoutes),
  profile: endpointsOf<(typeof twoFactorCalls)['profile']>(profileTwoFactorRoutes),
} as const;
