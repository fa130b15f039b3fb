import { authTwoFactorRoutes, profileTwoFactorRoutes } from './routes';

/** The calls of the identity service, as browsers make them; those of two-factor are apart. */
export * as identityEndpoints from './routes';

/** Two-factor of one's own account, under each of its two path families. */
export const twoFactorEndpoints = { auth: authTwoFactorRoutes, profile: profileTwoFactorRoutes } as const;
