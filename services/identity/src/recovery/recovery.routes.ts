import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { IdentityParts } from '../app';

/** A forgotten password. */
export function recoveryRoutes({ trust }: IdentityParts): Routes {
  return createRoutes(trust);
}
