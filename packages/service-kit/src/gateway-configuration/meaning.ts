import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import type { ConfigurationFault } from '@plaza/contracts/registry/configuration';
import { faultAt } from './configuration-fault';
import { routeFaults } from './route-faults';
import { targetFaults } from './target-faults';

/** What else there is where the document is to hold. */
export interface Surroundings {
  /** The origins at which gateways themselves answer. */
  readonly gateways?: readonly string[];
  /** The prefixes of areas that are not built in, without `/api/v1/`. */
  readonly areaPrefixes?: readonly string[];
}

/** What a document of the right shape says that no gateway could do, or that would take away what is there. */
export const faultsOfMeaning = (document: GatewayConfiguration, around: Surroundings = {}): ConfigurationFault[] => [
  ...routeFaults(document, around.areaPrefixes ?? []),
  ...targetFaults(document, around.gateways ?? []),
  ...numberFaults(document),
];

function* numberFaults({ bodies, breaker, health }: GatewayConfiguration): Generator<ConfigurationFault> {
  if (bodies.bufferBytes > bodies.maxBytes) {
    yield faultAt(['bodies', 'bufferBytes'], 'More would be kept of a body than it may have: at most maxBytes.');
  }
  if (breaker.maxOpenMs < breaker.openMs) {
    yield faultAt(['breaker', 'maxOpenMs'], 'It is open for longer than that the first time: at least openMs.');
  }
  if (health.timeoutMs > health.intervalMs) {
    yield faultAt(['health', 'timeoutMs'], 'The next check begins before this one ends: at most intervalMs.');
  }
}
