import type { ConfigurationFault } from '@plaza/contracts/registry/configuration';
import { jsonPath } from './json-text';

/** @param parts of the path, such as `['routes', 3, 'prefix']` */
export const faultAt = (parts: readonly PropertyKey[], message: string): ConfigurationFault => ({
  path: jsonPath(parts),
  message,
});
