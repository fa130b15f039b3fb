import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import type { ConfigurationIssue } from '@plaza/contracts/registry/configuration';
import { issueAt } from './configuration-issue';
import { routeIssues } from './route-issues';
import { targetIssues } from './target-issues';

/** The environment in which the document would be active. */
export interface ValidationContext {
  /** The origins of the gateways themselves. */
  readonly gateways?: readonly string[];
  /** The prefixes of approved areas, without `/api/v1/`. */
  readonly areaPrefixes?: readonly string[];
}

/**
 * The issues of a document that fits the schema but that gateways could not use, or that would make existing calls
 * unreachable.
 */
export const semanticIssues = (
  document: GatewayConfiguration,
  around: ValidationContext = {},
): ConfigurationIssue[] => [
  ...routeIssues(document, around.areaPrefixes ?? []),
  ...targetIssues(document, around.gateways ?? []),
  ...numberIssues(document),
];

function* numberIssues({ bodies, breaker, health }: GatewayConfiguration): Generator<ConfigurationIssue> {
  if (bodies.bufferBytes > bodies.maxBytes) {
    yield issueAt(['bodies', 'bufferBytes'], 'Must be at most maxBytes, the limit of a body.');
  }
  if (breaker.maxOpenMs < breaker.openMs) {
    yield issueAt(['breaker', 'maxOpenMs'], 'Must be at least openMs, the first open time.');
  }
  if (health.timeoutMs > health.intervalMs) {
    yield issueAt(['health', 'timeoutMs'], 'Must be at most intervalMs, so that checks do not overlap.');
  }
}
