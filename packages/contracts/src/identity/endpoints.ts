import { authTwoFactorRoutes, profileTwoFactorRoutes } from './routes';

/** The routes of the identity service's calls, for use in browsers; those of two-factor are separate. */
export * as identityEndpoints from './routes';

/** Two-factor authentication of the user's own account, under both path prefixes. */
export const twoFactorEndpoints = { auth: authTwoFactorRoutes, profile: profileTwoFactorRoutes } as const;
