import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { IdentityParts } from '../app';

/** One's own profile, and what is changed by a mailed code. */
export function profileRoutes({ trust }: IdentityParts): Routes {
  return createRoutes(trust);
}
