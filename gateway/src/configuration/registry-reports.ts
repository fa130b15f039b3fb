import { randomUUID } from 'node:crypto';
import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import {
  type ActiveConfiguration,
  type ConfigurationRollback,
  GatewayAnswer,
  type GatewayReport,
  gatewaysInternal,
} from '@plaza/contracts/internal/gateways';
import { postInternal, UnsuccessfulAnswer } from '@plaza/service-kit/internal/internal-fetch';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { GatewayConfig } from '../environment/config';

/** Reports this gateway's configuration to the registry. Each call throws if the registry does not answer. */
export class RegistryReports {
  /** The id of this gateway in the registry. */
  readonly id = randomUUID();
  #needsBuiltIn = true;
  /** The number of the latest version whose rollback the registry did not accept; it is logged once. */
  #unaccepted: number | undefined;

  /** @param builtIn the built-in configuration of this gateway, for a registry that has none yet */
  constructor(
    private readonly builtIn: GatewayConfiguration,
    private readonly address: string,
    private readonly context: Pick<ServiceContext<GatewayConfig>, 'config' | 'internalFetch' | 'log'>,
  ) {}

  /** @returns the active configuration; null if none has been applied yet */
  async report(
    running: Pick<GatewayReport, 'number' | 'hash' | 'source' | 'refused'>,
  ): Promise<ActiveConfiguration | null> {
    const { id, address, builtIn } = this;
    const report: GatewayReport = { ...running, id, address, ...(this.#needsBuiltIn ? { first: builtIn } : {}) };
    const response = await this.#post(gatewaysInternal.reportsPath, report);
    const { held: active, wantsFirst = false } = GatewayAnswer.parse(await response.json());
    this.#needsBuiltIn = wantsFirst;
    return active;
  }

  /**
   * Asks the registry to roll back on all gateways what this one rolled back.
   * @returns whether it accepted the report; if not, it is a defect or an older registry, and the log says so
   */
  async reportRollback(rollback: Omit<ConfigurationRollback, 'gateway'>): Promise<boolean> {
    try {
      await this.#post(gatewaysInternal.rollbacksPath, { ...rollback, gateway: this.id });
      return true;
    } catch (error) {
      if (!(error instanceof UnsuccessfulAnswer)) throw error;
      const { number } = rollback;
      if (number === this.#unaccepted) return false;
      this.#unaccepted = number;
      this.context.log.warn({ number, err: error }, 'the registry does not accept the report of a rollback');
      return false;
    }
  }

  #post(path: string, body: object): Promise<Response> {
    const { internalFetch, config } = this.context;
    return postInternal(internalFetch, 'registry', new URL(path, config.REGISTRY_URL), body);
  }
}
