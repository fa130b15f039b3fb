import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { IdentityParts } from '../app';

/** Saved addresses, and places that an address may be. */
export function addressRoutes({ trust }: IdentityParts): Routes {
  return createRoutes(trust);
}
