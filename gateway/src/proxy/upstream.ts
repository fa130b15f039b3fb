import type { Trouble } from '@plaza/contracts/availability';
import type { GatewayConfiguration, ServiceRule } from '@plaza/contracts/gateway/configuration';
import { ServiceName } from '@plaza/contracts/gateway/service-names';
import type { Log } from '@plaza/service-kit/logging/log';
import type { LiveConfiguration } from '../configuration/live-configuration';
import type { Faults } from '../operations/drills/faults';
import { chooseTarget, servesDefault } from '../targets/choose-target';
import { HealthChecks } from '../targets/health-checks';
import { RetryBudget } from '../targets/retry-budget';
import { SubsetFallbacks } from '../targets/subset-fallbacks';
import { Target } from '../targets/target';

/** How long a target may take to answer an aliveness check, in milliseconds. */
const aliveMs = 1000;

/** A service whose median response takes this long is slow. */
const slowMs = 2000;

export interface UpstreamOptions {
  readonly log: Log;
  readonly faults: Faults;
  /** Whether `/readyz` of its targets is checked: services of areas that are not built in need not have it. */
  readonly isChecked: boolean;
}

/**
 * The upstream of a service of the platform, or of an area that is not built in, whose name is then `service`: its
 * targets, and the choice between them.
 */
export class Upstream {
  /**
   * Whether it is a service of the platform: only these may set cookies and other headers that apply to the whole
   * platform.
   */
  readonly isBuiltIn: boolean;
  readonly log: Log;
  readonly #faults: Faults;
  readonly #budget: RetryBudget;
  readonly #checks: HealthChecks | undefined;
  #targets: readonly Target[] = [];
  /** The targets for requests without a subset. */
  #defaultTargets: readonly Target[] = [];
  #turn = 0;
  /** Requests of a subset that none of the subset's own targets could take. */
  readonly fallbacks = new SubsetFallbacks();

  constructor(
    readonly service: string,
    rule: ServiceRule,
    configuration: GatewayConfiguration,
    { log, faults, isChecked }: UpstreamOptions,
  ) {
    this.isBuiltIn = ServiceName.safeParse(service).success;
    this.log = log;
    this.#faults = faults;
    this.#budget = new RetryBudget(configuration.retries);
    this.#checks = isChecked ? new HealthChecks(configuration.health, log) : undefined;
    this.apply(rule, configuration);
  }

  get targets(): readonly Target[] {
    return this.#targets;
  }

  /** Whether the subset of a request makes any difference. */
  get hasSubsets(): boolean {
    return this.#defaultTargets.length < this.#targets.length;
  }

  /**
   * Applies a changed rule: an address that remains keeps its breaker, health and counts; requests in flight at removed
   * addresses may still finish.
   */
  apply({ targets: rules, maxInflight }: ServiceRule, configuration: GatewayConfiguration): void {
    const before = this.#targets;
    this.#targets = rules.map((rule) => {
      const existing = before.find(({ address }) => address === rule.address);
      if (!existing)
        return new Target(rule, {
          service: this.service,
          maxInflight,
          configuration,
          faults: this.#faults,
          isChecked: this.#checks !== undefined,
        });
      this.#warn(existing.applyRule(rule, maxInflight, configuration));
      return existing;
    });
    this.#defaultTargets = this.#targets.filter(servesDefault(this.#targets));
    this.#budget.rule = configuration.retries;
    this.#checks?.watch(this.#targets, configuration.health);
    for (const target of before) if (!this.#targets.includes(target)) this.#warn(target.close());
  }

  /** Whether a request would be forwarded now; reserves nothing. */
  isAvailable(subset?: string): boolean {
    return chooseTarget(this.#targets, this.#turn, subset) !== undefined;
  }

  /**
   * The state of the service for callers in no subset, judged by breakers and health checks and by the response times
   * of the last ten seconds. A subset that is away causes no trouble, as the default targets take its requests; drained
   * targets take none.
   */
  get trouble(): Trouble | undefined {
    const targets = this.#defaultTargets.filter(({ weight }) => weight > 0);
    if (targets.every((target) => target.isUnavailable)) return 'away';
    const isSlow = (target: Target) => (target.recent.medianOf(10, 3) ?? 0) >= slowMs;
    return targets.every((target) => target.isUnavailable || isSlow(target)) ? 'slow' : undefined;
  }

  /**
   * Admits a request to one of the targets, whose `release` must be called when the request ends.
   * @param subset the preferred subset; the default targets are used if none of its own can take the request
   */
  acquire(subset: string | undefined): Target | undefined {
    // With a single target there is nothing to retry on, so nothing is counted.
    if (this.#targets.length > 1) this.#budget.countRequest();
    return this.#acquire(subset);
  }

  /**
   * Admits a request that failed at one target, before any response, to another target, if retries are left. A request
   * whose connection was refused uses no retry, as no target has worked on it yet.
   */
  acquireOther(tried: Target, subset: string | undefined, wasRefused: boolean): Target | undefined {
    if (this.#targets.length < 2 || !(wasRefused || this.#budget.take())) return undefined;
    return this.#acquire(subset, tried);
  }

  /**
   * Whether the target's requests could go to another target: then its errors count against the target, otherwise they
   * are considered the service's.
   */
  hasOther(target: Target): boolean {
    const takesIts = (other: Target) => this.#defaultTargets.includes(other) || other.subset === target.subset;
    return this.#targets.some(
      (other) => other !== target && other.breaker.state === 'closed' && !other.isUnavailable && takesIts(other),
    );
  }

  #acquire(subset: string | undefined, except?: Target): Target | undefined {
    const target = chooseTarget(this.#targets, this.#turn++, subset, except);
    if (!target?.acquire()) return undefined;
    if (subset !== undefined && target.subset !== subset) this.fallbacks.count(subset);
    return target;
  }

  /** Whether any of its targets answers. */
  async isAlive(): Promise<boolean> {
    const answers = await Promise.all(this.#targets.map((target) => target.isAlive(aliveMs)));
    return answers.includes(true);
  }

  /** Closes its connections after requests in flight have ended. */
  close(): void {
    this.#checks?.stop();
    for (const target of this.#targets) this.#warn(target.close());
  }

  async destroy(): Promise<void> {
    this.#checks?.stop();
    await Promise.all(this.#targets.map((target) => target.destroy()));
  }

  #warn(closing: Promise<void> | undefined): void {
    closing?.catch((error) => this.log.warn({ err: error, upstream: this.service }, 'a pool did not close'));
  }
}

export type Upstreams = Readonly<Record<ServiceName, Upstream>>;

/** Opens the upstreams of the platform's own services, which follow the active configuration. */
export function openUpstreams(live: LiveConfiguration, options: Omit<UpstreamOptions, 'isChecked'>): Upstreams {
  const { current } = live;
  const opened = ServiceName.options.map(
    (service) =>
      [service, new Upstream(service, current.services[service], current, { ...options, isChecked: true })] as const,
  );
  live.subscribe((configuration) => {
    for (const [service, upstream] of opened) upstream.apply(configuration.services[service], configuration);
  });
  return Object.fromEntries(opened) as Record<ServiceName, Upstream>;
}
