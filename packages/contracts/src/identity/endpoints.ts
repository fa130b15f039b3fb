import { endpointsOf } from '../endpoint';
import type { addressCalls } from './addresses';
import type { auditCalls } from './audit';
import type { accountCalls } from './authentication';
import type { passwordResetCalls } from './password-reset';
import type { profileCalls } from './profile';
import { authTwoFactorRoutes, identityRoutes, profileTwoFactorRoutes } from './routes';
import type { permissionCalls } from './tab-permissions';
import type { twoFactorCalls } from './two-factor';
import type { userCalls } from './user-administration';

type IdentityCalls = typeof accountCalls &
  typeof passwordResetCalls &
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
