import { createRoutes, type Routes } from '@plaza/service-kit/routes';
import type { IdentityParts } from '../app';

/** Profile pictures. */
export function pictureRoutes({ trust }: IdentityParts): Routes {
  return createRoutes(trust);
}
