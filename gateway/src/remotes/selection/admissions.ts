import { Admission, type AdmissionRequest, type CurrentRollout } from '@plaza/contracts/internal/registry';
import { registryInternal } from '@plaza/contracts/internal/registry-paths';
import { postInternal } from '@plaza/service-kit/internal/internal-fetch';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { GatewayConfig } from '../../environment/config';

const timeoutMs = 1000;
/** How long the registry is not asked again after it did not answer, so that requests do not wait for it. */
const pauseMs = 1000;

type Context = Pick<ServiceContext<GatewayConfig>, 'config' | 'log' | 'internalFetch'>;

/**
 * Asks the registry whether a visitor may be one of the few who receive a release before the judge has found it good.
 * The registry alone decides, one visitor after another, so that several gateways together never exceed the limit. An
 * admitted visitor stays admitted; while the registry does not answer, nobody new is admitted.
 */
export class Admissions {
  /** Rollout → the keys admitted through this gateway, until the registry's next answer includes them. */
  readonly #admittedHere = new Map<string, Set<string>>();
  #registryUnavailableUntil = 0;

  constructor(private readonly context: Context) {}

  /** @param key identifies the person, as the keys in `admitted` do */
  isAdmitted(rollout: CurrentRollout, key: string, person: string): boolean | Promise<boolean> {
    if (this.isKnown(rollout, key)) return true;
    if (rollout.room === 0 || performance.now() < this.#registryUnavailableUntil) return false;
    const { name: remote, version } = rollout.release;
    return this.#ask({ remote, version, person }).then((isAdmitted) => {
      if (isAdmitted) this.#remember(rollout.id, key);
      return isAdmitted;
    });
  }

  /** Whether the visitor is known to be admitted, without asking the registry. */
  isKnown({ id, admitted }: CurrentRollout, key: string): boolean {
    return admitted.includes(key) || (this.#admittedHere.get(id)?.has(key) ?? false);
  }

  async #ask(request: AdmissionRequest): Promise<boolean> {
    const { config, internalFetch, log } = this.context;
    try {
      const url = new URL(registryInternal.admissionsPath, config.REGISTRY_URL);
      const response = await postInternal(internalFetch, 'registry', url, request, timeoutMs);
      return Admission.parse(await response.json()).isAdmitted;
    } catch (error) {
      this.#registryUnavailableUntil = performance.now() + pauseMs;
      log.warn({ err: error }, 'the registry did not answer; the visitor is not admitted to the rollout');
      return false;
    }
  }

  #remember(rollout: string, key: string): void {
    // Only a few rollouts run at a time: at 20 entries most are of finished ones, so all can be cleared.
    if (!this.#admittedHere.has(rollout) && this.#admittedHere.size >= 20) this.#admittedHere.clear();
    const keys = this.#admittedHere.get(rollout) ?? new Set();
    this.#admittedHere.set(rollout, keys.add(key));
  }
}
