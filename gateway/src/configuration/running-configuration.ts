import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import type { ConfigurationKind, ConfigurationSource, RollbackEvidence } from '@plaza/contracts/registry/configuration';
import { hashOf } from '@plaza/service-kit/gateway-configuration/changes';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { GatewayConfig } from '../config';
import { withAddresses } from './addresses';
import { reasonOf } from './configuration-sentences';
import type { LiveConfiguration } from './live-configuration';
import type { SwapWatch } from './swap-watch';

/**
 * A document that gateways run, and where it came from. `number` is null for one that the registry does not know;
 * `hash` is the one that the registry named, else that of the document.
 */
export interface Running {
  readonly document: GatewayConfiguration;
  readonly number: number | null;
  readonly hash: string;
  readonly source: ConfigurationSource;
}

/** A document that is not of the registry's. */
export const unnumbered = (document: GatewayConfiguration, source: ConfigurationSource): Running => ({
  document,
  number: null,
  hash: hashOf(document),
  source,
});

/** What a gateway runs, and what it ran before, as long as that may come back. */
export class RunningConfiguration {
  #current: Running;
  #before: Running | undefined;

  constructor(
    first: Running,
    private readonly live: LiveConfiguration,
    private readonly watch: SwapWatch,
    private readonly context: Pick<ServiceContext<GatewayConfig>, 'config' | 'log'>,
  ) {
    this.#current = first;
  }

  get current(): Running {
    return this.#current;
  }

  /** Runs it for good: whatever requests do from now on, it is not taken back. */
  run(running: Running): void {
    this.#before = undefined;
    this.watch.end();
    this.live.swap(withAddresses(running.document, this.context.config));
    this.#current = running;
  }

  /** Runs it, and watches whether requests do worse than before. */
  swap(running: Running): void {
    const before = this.#current;
    this.run(running);
    this.#before = before;
    this.watch.begin();
    this.#logChange(running);
  }

  /**
   * Runs a version of the registry's. What restores the configuration of before is not watched: whatever goes on to
   * fail is no fault of it, and taking it back would lead to a version that is older still.
   */
  take(version: Running, kind: ConfigurationKind | undefined): void {
    if (kind !== 'return' && version.hash !== this.#current.hash) {
      this.swap(version);
    } else {
      this.run(version);
      this.#logChange(version);
    }
  }

  /** Runs what was before a swap after which requests do worse. @returns what was taken back, and why */
  judge(): { takenBack: Running; evidence: RollbackEvidence } | undefined {
    const before = this.#before;
    const evidence = before && this.watch.judge();
    if (!evidence) return undefined;
    const takenBack = this.#current;
    this.run(before);
    const { number } = takenBack;
    this.context.log.error({ number, evidence }, `a configuration is taken back: ${reasonOf(evidence)}`);
    return { takenBack, evidence };
  }

  #logChange({ number, hash, source }: Running): void {
    this.context.log.info({ number, hash, source }, 'another configuration holds');
  }
}
