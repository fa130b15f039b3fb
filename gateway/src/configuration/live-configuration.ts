import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';

type Apply = (configuration: GatewayConfiguration) => void;

/**
 * The active configuration. It is replaced in one step: a request reads `current` when it needs it, and subscribers
 * rebuild their derived state between requests.
 */
export class LiveConfiguration {
  #current: GatewayConfiguration;
  readonly #subscribers: Apply[] = [];

  constructor(first: GatewayConfiguration) {
    this.#current = first;
  }

  get current(): GatewayConfiguration {
    return this.#current;
  }

  /** Calls `apply` with the current configuration now and with each new one, in the order of registration. */
  subscribe(apply: Apply): void {
    this.#subscribers.push(apply);
    apply(this.#current);
  }

  swap(configuration: GatewayConfiguration): void {
    this.#current = configuration;
    for (const apply of this.#subscribers) apply(configuration);
  }
}
