import type { Trouble } from '@plaza/contracts/availability';
import { type GatewayConfiguration, ServiceName, type ServiceRule } from '@plaza/contracts/gateway/configuration';
import type { Log } from '@plaza/service-kit/log';
import type { LiveConfiguration } from '../configuration/live-configuration';
import type { Faults } from '../drills/faults';
import { chooseTarget, servesDefault } from '../targets/choose-target';
import { HealthChecks } from '../targets/health-checks';
import { RetryBudget } from '../targets/retry-budget';
import { SubsetFallbacks } from '../targets/subset-fallbacks';
import { Target } from '../targets/target';

/** What is added to the time that the checks' own connections take. */
const aliveMs = 1000;

/** A median answer after so long is late. */
const slowMs = 2000;

export interface UpstreamOptions {
  readonly log: Log;
  readonly faults: Faults;
  /** Whether its targets are asked for `/readyz`: those of areas that are not built in need not have it. */
  readonly isChecked: boolean;
}

/**
 * The upstream of a service of the platform, which `service` names, or of an area that is not built in, by the name of
 * the area: its targets, and which of them may be tried.
 */
export class Upstream {
  /** Of the platform itself: it alone may set cookies, and say other things that hold for all of the platform. */
  readonly isBuiltIn: boolean;
  readonly log: Log;
  readonly #faults: Faults;
  readonly #budget: RetryBudget;
  readonly #checks: HealthChecks | undefined;
  #targets: readonly Target[] = [];
  /** The targets for requests without a subset. */
  #defaultTargets: readonly Target[] = [];
  #turn = 0;
  /** Requests of subsets that none of their own targets could take. */
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

  /** Whether it matters at all of which subset a request is. */
  get hasSubsets(): boolean {
    return this.#defaultTargets.length < this.#targets.length;
  }

  /**
   * Applies a changed rule: an address that stays keeps its breaker, health and counts; requests under way at others
   * may end there.
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

  /** Whether a request would be forwarded just now; reserves nothing. */
  isAvailable(subset?: string): boolean {
    return chooseTarget(this.#targets, this.#turn, subset) !== undefined;
  }

  /**
   * How it does for those of no subset: by its breakers and checks, and by how long answers took in the last ten
   * seconds. A subset that is away troubles nobody, as the others stand in.
   */
  get trouble(): Trouble | undefined {
    if (this.#defaultTargets.every((target) => target.isAway)) return 'away';
    const isSlow = (target: Target) => (target.recent.medianOf(10, 3) ?? 0) >= slowMs;
    return this.#defaultTargets.every((target) => target.isAway || isSlow(target)) ? 'slow' : undefined;
  }

  /**
   * Admits a request to one of its targets, whose `release` is called with how it ended.
   * @param subset whose targets it is for; the others stand in where none of them can take it
   */
  acquire(subset: string | undefined): Target | undefined {
    // With one target there is no other one to try, and nothing to count for.
    if (this.#targets.length > 1) this.#budget.countRequest();
    return this.#acquire(subset);
  }

  /**
   * Admits a request that failed at a target before anything was answered to another one, where retries are left. One
   * whose connection was refused costs no retry: no target has worked for it yet.
   */
  acquireOther(tried: Target, subset: string | undefined, wasRefused: boolean): Target | undefined {
    if (this.#targets.length < 2 || !(wasRefused || this.#budget.take())) return undefined;
    return this.#acquire(subset, tried);
  }

  /**
   * Whether its requests could go elsewhere: then errors of a target's own count against it, else they are the
   * service's.
   */
  hasOther(target: Target): boolean {
    const takesIts = (other: Target) => this.#defaultTargets.includes(other) || other.subset === target.subset;
    return this.#targets.some(
      (other) => other !== target && other.breaker.state === 'closed' && !other.isAway && takesIts(other),
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

  /** Closes its connections, once what is under way has ended. */
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

/** The platform's own services, as the configuration has them at any time. */
export function openUpstreams(live: LiveConfiguration, options: Omit<UpstreamOptions, 'isChecked'>): Upstreams {
  const { current } = live;
  const opened = ServiceName.options.map(
    (service) =>
      [service, new Upstream(service, current.services[service], current, { ...options, isChecked: true })] as const,
  );
  live.follow((configuration) => {
    for (const [service, upstream] of opened) upstream.apply(configuration.services[service], configuration);
  });
  return Object.fromEntries(opened) as Record<ServiceName, Upstream>;
}
