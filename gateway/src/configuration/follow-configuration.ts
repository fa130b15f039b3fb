import { randomUUID } from 'node:crypto';
import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import {
  type ActiveConfiguration,
  GatewayAnswer,
  type GatewayReport,
  gatewaysInternal,
} from '@plaza/contracts/internal/gateways';
import type {
  ConfigurationIssue,
  ConfigurationSource,
  RollbackEvidence,
} from '@plaza/contracts/registry/configuration';
import { hashOf } from '@plaza/service-kit/gateway-configuration/changes';
import { dryRun } from '@plaza/service-kit/gateway-configuration/dry-run';
import { checkedConfiguration } from '@plaza/service-kit/gateway-configuration/read-configuration';
import { postInternal } from '@plaza/service-kit/internal/internal-fetch';
import { runPeriodically } from '@plaza/service-kit/run-periodically';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { GatewayConfig } from '../config';
import { withAddresses, withVariables } from './addresses';
import { readConfigurationFile, watchConfigurationFile } from './configuration-file';
import type { LiveConfiguration } from './live-configuration';
import { StoredConfiguration } from './stored-configuration';
import type { SwapWatch } from './swap-watch';

const reportEveryMs = 5000;
const judgeEveryMs = 500;

type Context = Pick<ServiceContext<GatewayConfig>, 'config' | 'log' | 'bus' | 'internalFetch'>;

/**
 * The running configuration: its document and where it came from. `number` is null for a document that the registry
 * does not know.
 */
interface Running {
  readonly document: GatewayConfiguration;
  readonly number: number | null;
  readonly source: ConfigurationSource;
}

/**
 * Keeps a gateway on the active configuration: from its file where it has one, else from the registry, and from its own
 * disk while the registry is unavailable. Rolls back a configuration that makes requests fail, and reports that to the
 * registry.
 */
export class ConfigurationFollower {
  /** Of this gateway, as the registry knows it. */
  readonly id = randomUUID();
  readonly #stored: StoredConfiguration;
  readonly #first: GatewayConfiguration;
  #running: Running;
  #before: Running | undefined;
  #refused: GatewayReport['refused'];
  /** A rollback that has still to be reported to the registry. */
  #pendingRollback: { number: number; evidence: RollbackEvidence } | undefined;
  #hasReportedFirst = false;
  #reporting: Promise<void> | undefined;
  readonly #stops: (() => unknown)[] = [];

  constructor(
    private readonly live: LiveConfiguration,
    private readonly watch: SwapWatch,
    private readonly context: Context,
  ) {
    const { CONFIGURATION_DIR } = context.config;
    this.#stored = new StoredConfiguration(CONFIGURATION_DIR, context.log);
    this.#first = withVariables(live.current);
    this.#running = { document: this.#first, number: null, source: 'environment' };
  }

  /** @throws where the configured file is missing or invalid */
  async start(): Promise<void> {
    const { config, log, bus } = this.context;
    if (config.GATEWAY_CONFIG_FILE) await this.#startFromFile(config.GATEWAY_CONFIG_FILE);
    else {
      const stored = await this.#stored.read();
      if (stored) this.#run({ ...stored, source: 'disk' });
      this.#stops.push(bus.subscribe('gateway-configuration.changed', () => void this.#reportAgain()));
    }
    await this.#report();
    this.#stops.push(runPeriodically(reportEveryMs, () => this.#report(), onError));
    this.#stops.push(runPeriodically(judgeEveryMs, async () => this.#judge(), onError));

    function onError(error: unknown): void {
      log.error({ err: error }, 'the configuration could not be followed');
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.#stops.map((stop) => stop()));
    await this.#reporting;
  }

  async #startFromFile(file: string): Promise<void> {
    const { log } = this.context;
    const gateways = [this.#address];
    const read = await readConfigurationFile(file, gateways);
    if ('faults' in read) throw new Error(`${file} cannot be taken: ${sentenceOf(read.faults)}`);
    this.#run({ document: read.document, number: null, source: 'file' });
    const stop = watchConfigurationFile(
      { file, gateways, seen: read.text },
      async (changed) => {
        const faults = 'faults' in changed ? changed.faults : await dryRun(changed.document, this.#running.document);
        if ('faults' in changed || faults.length > 0) {
          log.error({ faults }, `${file} is refused, and what was before holds: ${sentenceOf(faults)}`);
        } else this.#swap({ document: changed.document, number: null, source: 'file' });
      },
      (error) => log.error({ err: error }, `${file} cannot be read, and what was before holds`),
    );
    this.#stops.push(stop);
  }

  get #address(): string {
    const { HOST, PORT } = this.context.config;
    return `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT ?? 8080}`;
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

  /** Waits for a report that is under way: the registry may have answered it before the change. */
  async #reportAgain(): Promise<void> {
    await this.#reporting;
    await this.#report();
  }

  async #reportAndApply(): Promise<void> {
    try {
      if (this.#pendingRollback) await this.#reportRollback(this.#pendingRollback);
      const { number, source, document } = this.#running;
      const report: GatewayReport = {
        id: this.id,
        address: this.#address,
        number,
        hash: hashOf(document),
        source,
        ...(this.#refused ? { refused: this.#refused } : {}),
        ...(this.#hasReportedFirst ? {} : { first: this.#first }),
      };
      const response = await this.#post(gatewaysInternal.reportsPath, report);
      const { held } = GatewayAnswer.parse(await response.json());
      this.#hasReportedFirst = true;
      if (held && source !== 'file') await this.#apply(held);
    } catch (error) {
      this.context.log.debug({ err: error }, 'the registry does not answer; the configuration stays as it is');
    }
  }

  /** Takes a version whole, or not at all. */
  async #apply({ number, document }: ActiveConfiguration): Promise<void> {
    if (document === undefined || number === this.#refused?.number) return;
    const { configuration, faults } = checkedConfiguration(document, { gateways: [this.#address] });
    if (!configuration) {
      this.#refused = { number, faults: faults.slice(0, 50) };
      this.context.log.error({ number, faults }, 'a configuration is refused, and what was before holds');
      return;
    }
    this.#refused = undefined;
    this.#swap({ document: configuration, number, source: 'registry' });
    await this.#stored.write({ number, document: configuration });
  }

  #swap(running: Running): void {
    this.#before = this.#running;
    this.#run(running);
    this.watch.begin();
    const { number, source, document } = running;
    this.context.log.info({ number, hash: hashOf(document), source }, 'another configuration holds');
  }

  #run(running: Running): void {
    this.live.swap(withAddresses(running.document, this.context.config));
    this.#running = running;
  }

  async #judge(): Promise<void> {
    const before = this.#before;
    const evidence = before && this.watch.judge();
    if (!evidence) return;
    const { number } = this.#running;
    this.#before = undefined;
    this.watch.end();
    this.#run(before);
    this.context.log.error({ number, evidence }, `a configuration is taken back: ${reasonOf(evidence)}`);
    if (number === null) return;
    this.#refused = { number, faults: [{ path: '$', message: reasonOf(evidence) }] };
    this.#pendingRollback = { number, evidence };
    // What is stored is what was taken back, and a start that the registry does not hear of would run it again.
    if (before.number === null) await this.#stored.remove();
    else await this.#stored.write({ number: before.number, document: before.document });
    await this.#report();
  }

  async #reportRollback({ number, evidence }: { number: number; evidence: RollbackEvidence }): Promise<void> {
    const report = { number, gateway: this.id, reason: reasonOf(evidence), evidence };
    await this.#post(gatewaysInternal.returnsPath, report);
    this.#pendingRollback = undefined;
  }

  #post(path: string, body: object): Promise<Response> {
    const { internalFetch, config } = this.context;
    return postInternal(internalFetch, 'registry', new URL(path, config.REGISTRY_URL), body);
  }
}

const reasonOf = ({ of, before, after }: RollbackEvidence) =>
  `${of}: ${after.failed} of ${after.requests} requests failed since, ${before.failed} of ${before.requests} in the minute before`;

const sentenceOf = (issues: readonly ConfigurationIssue[]) =>
  issues
    .map(
      ({ path, message, line, column }) =>
        `${path}${line === undefined ? '' : ` (line ${line}, column ${column})`}: ${message}`,
    )
    .join(' ');
