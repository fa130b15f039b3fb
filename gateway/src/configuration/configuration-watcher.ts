import type { ActiveConfiguration } from '@plaza/contracts/internal/gateways';
import type { ConfigurationIssue } from '@plaza/contracts/registry/configuration';
import { checkedConfiguration } from '@plaza/service-kit/gateway-configuration/read-configuration';
import { runPeriodically } from '@plaza/service-kit/run-periodically';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { GatewayConfig } from '../environment/config';
import { withVariables } from './addresses';
import { watchConfigurationFile } from './configuration-file';
import { gatewayAddress, ownAddresses } from './gateway-address';
import type { LiveConfiguration } from './live-configuration';
import { issuesOf, type PendingRollback, toPendingRollback, toReport } from './pending-rollback';
import { RegistryReports } from './registry-reports';
import { type Running, RunningConfiguration, unnumbered } from './running-configuration';
import { StoredConfiguration, type Version } from './stored-configuration';
import type { SwapWatch } from './swap-watch';

const reportEveryMs = 5000;
const judgeEveryMs = 500;

type Context = Pick<ServiceContext<GatewayConfig>, 'config' | 'log' | 'bus' | 'internalFetch'>;

/**
 * Identifies a version of the registry. The number alone is not enough: after the registry loses its database, it may
 * reuse a number for another document.
 */
type Named = Pick<Version, 'number' | 'hash'>;

/**
 * Keeps a gateway on the active configuration: from its file if one is configured, else from the registry, and from its
 * own disk while the registry is unavailable. Rolls back a configuration that makes requests fail, and reports that to
 * the registry.
 */
export class ConfigurationWatcher {
  readonly #reports: RegistryReports;
  readonly #stored: StoredConfiguration;
  readonly #builtIn: Running;
  readonly #running: RunningConfiguration;
  #refused: (Named & { readonly issues: ConfigurationIssue[] }) | undefined;
  #pendingRollback: PendingRollback | undefined;
  /** Whether the registry has answered since the start. */
  #hasAnswer = false;
  #reporting: Promise<void> | undefined;
  readonly #stops: (() => unknown)[] = [];

  constructor(
    live: LiveConfiguration,
    watch: SwapWatch,
    private readonly context: Context,
  ) {
    const { CONFIGURATION_DIR } = context.config;
    this.#stored = new StoredConfiguration(CONFIGURATION_DIR, context.log);
    this.#builtIn = unnumbered(withVariables(live.current), 'environment');
    this.#running = new RunningConfiguration(this.#builtIn, live, watch, context);
    this.#reports = new RegistryReports(this.#builtIn.document, gatewayAddress(context.config), context);
  }

  /** The id of this gateway in the registry. */
  get id(): string {
    return this.#reports.id;
  }

  /** @throws if the configured file is missing or invalid */
  async start(): Promise<void> {
    const { config, log, bus } = this.context;
    if (config.GATEWAY_CONFIG_FILE) await this.#startFromFile(config.GATEWAY_CONFIG_FILE);
    else {
      const { version, rollback } = await this.#stored.read();
      if (version) this.#running.run({ ...version, source: 'disk' });
      if (rollback) this.#giveUp(rollback);
      this.#stops.push(bus.subscribe('gateway-configuration.changed', () => void this.#reportAgain()));
    }
    await this.#report();
    this.#stops.push(runPeriodically(reportEveryMs, () => this.#report(), onError));
    this.#stops.push(runPeriodically(judgeEveryMs, async () => this.#judge(), onError));

    function onError(error: unknown): void {
      log.error({ err: error }, 'the configuration could not be updated');
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.#stops.map((stop) => stop()));
    await this.#reporting;
  }

  async #startFromFile(file: string): Promise<void> {
    const { config, log } = this.context;
    const followed = { file, gateways: ownAddresses(config), log, running: () => this.#running.current.document };
    const { document, stop } = await watchConfigurationFile(followed, (changed) =>
      this.#running.swap(unnumbered(changed, 'file')),
    );
    this.#running.run(unnumbered(document, 'file'));
    this.#stops.push(stop);
  }

  /**
   * Reports the running configuration to the registry and applies the active one. Nothing changes while the registry is
   * unavailable.
   */
  #report(): Promise<void> {
    this.#reporting ??= this.#reportAndApply().finally(() => {
      this.#reporting = undefined;
    });
    return this.#reporting;
  }

  /** Waits for a report in flight first: the registry may have answered it before the change. */
  async #reportAgain(): Promise<void> {
    await this.#reporting;
    await this.#report();
  }

  async #reportAndApply(): Promise<void> {
    try {
      const active = await this.#reportRunning();
      if (this.#running.current.source === 'file') return;
      if (!active) await this.#runBuiltIn();
      else if (await this.#reportPendingRollback(active)) await this.#apply(await this.#reportRunning());
      else await this.#apply(active);
      this.#hasAnswer = true;
    } catch (error) {
      this.context.log.debug({ err: error }, 'the registry does not answer; the configuration stays unchanged');
    }
  }

  #reportRunning(): Promise<ActiveConfiguration | null> {
    const { number, hash, source } = this.#running.current;
    const refused = this.#refused && { number: this.#refused.number, faults: this.#refused.issues };
    return this.#reports.report({ number, hash, source, ...(refused ? { refused } : {}) });
  }

  /**
   * Reports a pending rollback if the version that was rolled back is still active in the registry.
   * @returns whether it was reported
   */
  async #reportPendingRollback(active: ActiveConfiguration): Promise<boolean> {
    const rollback = this.#pendingRollback;
    if (!rollback) return false;
    const isActive = isSame(rollback, active);
    if (isActive && !(await this.#reports.reportRollback(toReport(rollback)))) return false;
    this.#pendingRollback = undefined;
    await this.#store();
    return isActive;
  }

  /** Applies a version as a whole, or not at all. */
  async #apply(active: ActiveConfiguration | null): Promise<void> {
    if (!active) return;
    if (isSame(this.#running.current, active)) this.#refused = undefined;
    else if (active.document !== undefined && !isSame(this.#refused, active)) await this.#applyDocument(active);
  }

  async #applyDocument(active: ActiveConfiguration): Promise<void> {
    const { number, hash, kind } = active;
    const gateways = ownAddresses(this.context.config);
    const { configuration, issues } = checkedConfiguration(active.document, { gateways });
    if (!configuration) {
      this.#refused = { number, hash, issues: issues.slice(0, 50) };
      this.context.log.error({ number, faults: issues }, 'a configuration was rejected; the previous one stays active');
      return;
    }
    this.#refused = undefined;
    const version: Running = { document: configuration, number, hash, source: 'registry' };
    if (this.#hasAnswer) this.#running.take(version, kind);
    else this.#running.adopt(version);
    await this.#store();
  }

  /**
   * The registry has no applied configuration, so any version that this gateway got from it belongs to a lost database.
   * The return to the built-in configuration is not judged, as there is nothing to roll back to.
   */
  async #runBuiltIn(): Promise<void> {
    const { number, hash } = this.#running.current;
    const isStored = number !== null || this.#pendingRollback !== undefined;
    this.#refused = undefined;
    this.#pendingRollback = undefined;
    if (number !== null) {
      this.#running.run(this.#builtIn);
      this.context.log.warn(
        { number, hash },
        'the registry has no applied configuration; that of the environment is active',
      );
    }
    if (isStored) await this.#store();
  }

  async #judge(): Promise<void> {
    const judged = this.#running.judge();
    if (!judged) return;
    const rollback = toPendingRollback(judged.rolledBack, judged.evidence);
    if (!rollback) return;
    this.#giveUp(rollback);
    // The stored version is the one that was rolled back; the next start would run it again.
    await this.#store();
    await this.#report();
  }

  /** Does not run a version again while it is active in the registry, which does not know of the rollback yet. */
  #giveUp(rollback: PendingRollback): void {
    const { number, hash } = rollback;
    this.#refused = { number, hash, issues: issuesOf(rollback) };
    this.#pendingRollback = rollback;
  }

  /** Stores what the next start needs: the running version of the registry, and a rollback without a report. */
  async #store(): Promise<void> {
    const { number, hash, document } = this.#running.current;
    const version = number === null ? undefined : { number, hash, document };
    await this.#stored.write({ version, rollback: this.#pendingRollback });
  }
}

const isSame = (one: Pick<Running, 'number' | 'hash'> | undefined, other: Named): boolean =>
  one?.number === other.number && one.hash === other.hash;
