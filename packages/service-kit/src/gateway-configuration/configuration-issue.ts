import type { ConfigurationIssue } from '@plaza/contracts/registry/configuration';
import { jsonPath } from './json-text';

/** @param parts the segments of the path, such as `['routes', 3, 'prefix']` */
export const issueAt = (parts: readonly PropertyKey[], message: string): ConfigurationIssue => ({
  path: jsonPath(parts),
  message,
});
