import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { IdentityParts } from '../app';

/** The second factor of one's own account. */
export function twoFactorRoutes({ trust }: IdentityParts): Routes {
  return createRoutes(trust);
}
