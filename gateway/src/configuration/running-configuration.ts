import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import type { ConfigurationKind, ConfigurationSource, RollbackEvidence } from '@plaza/contracts/registry/configuration';
import { hashOf } from '@plaza/service-kit/gateway-configuration/changes';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { GatewayConfig } from '../environment/config';
import { withAddresses } from './addresses';
import { reasonOf } from './configuration-sentences';
import type { LiveConfiguration } from './live-configuration';
import type { SwapWatch } from './swap-watch';

/**
 * A configuration document that a gateway runs, and its source. `number` is null if the registry does not know the
 * document; `hash` is the one that the registry gave, else the hash of the document.
 */
export interface Running {
  readonly document: GatewayConfiguration;
  readonly number: number | null;
  readonly hash: string;
  readonly source: ConfigurationSource;
}

/** A document that does not come from the registry. */
export const unnumbered = (document: GatewayConfiguration, source: ConfigurationSource): Running => ({
  document,
  number: null,
  hash: hashOf(document),
  source,
});

/** The configuration that a gateway runs, and the one before it while a rollback is possible. */
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

  /** Runs a configuration without watching it: it is never rolled back, however requests fare. */
  run(running: Running): void {
    this.#before = undefined;
    this.watch.end();
    this.live.swap(withAddresses(running.document, this.context.config));
    this.#current = running;
  }

  /** Runs a configuration and watches whether requests do worse than before. */
  swap(running: Running): void {
    const before = this.#current;
    this.run(running);
    this.#before = before;
    this.watch.begin();
    this.#logChange(running);
  }

  /**
   * Runs a version of the registry. A version that restores the previous configuration is not watched: requests that
   * still fail do so for another reason, and a rollback would lead to an even older version.
   */
  take(version: Running, kind: ConfigurationKind | undefined): void {
    if (kind !== 'return' && version.hash !== this.#current.hash) this.swap(version);
    else this.adopt(version);
  }

  /**
   * Runs the version that was active before this gateway knew it. It is not watched: it changes nothing for the other
   * gateways, and requests that fail now do so for another reason.
   */
  adopt(version: Running): void {
    this.run(version);
    this.#logChange(version);
  }

  /**
   * Rolls back to the previous configuration if requests do worse since the swap. @returns what was rolled back, and
   * why
   */
  judge(): { rolledBack: Running; evidence: RollbackEvidence } | undefined {
    const before = this.#before;
    const evidence = before && this.watch.judge();
    if (!evidence) return undefined;
    const rolledBack = this.#current;
    this.run(before);
    const { number } = rolledBack;
    this.context.log.error({ number, evidence }, `a configuration was rolled back: ${reasonOf(evidence)}`);
    return { rolledBack, evidence };
  }

  #logChange({ number, hash, source }: Running): void {
    this.context.log.info({ number, hash, source }, 'a new configuration is active');
  }
}
