import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';

type Apply = (configuration: GatewayConfiguration) => void;

/**
 * The active configuration. It is replaced in one step: a request reads `current` when it needs it, and followers
 * rebuild their derived state between requests.
 */
export class LiveConfiguration {
  #current: GatewayConfiguration;
  readonly #followers: Apply[] = [];

  constructor(first: GatewayConfiguration) {
    this.#current = first;
  }

  get current(): GatewayConfiguration {
    return this.#current;
  }

  /** Calls `apply` with the current configuration now and with each new one, in the order of registration. */
  follow(apply: Apply): void {
    this.#followers.push(apply);
    apply(this.#current);
  }

  swap(configuration: GatewayConfiguration): void {
    this.#current = configuration;
    for (const apply of this.#followers) apply(configuration);
  }
}
