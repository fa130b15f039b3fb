import type { GatewayConfiguration, Target as TargetRule } from '@plaza/contracts/gateway/configuration';
import type { Dispatcher, Pool } from 'undici';
import type { Faults } from '../operations/drills/faults';
import { Breaker } from './breaker';
import { RecentRequests } from './recent-requests';
import { areSameTimeouts, openPool, type Timeouts } from './target-pool';
import { type Readiness, TargetProbe } from './target-probe';

/** `unknown` before the first check, or if the target is not checked. */
export type Health = 'unknown' | 'good' | 'bad';

/** The smallest share of requests that a recovered target gets, at the start of its ramp. */
const minShare = 0.1;

/** This many connections refused in a row mean that the target is down. */
const maxRefusedConnections = 2;

export interface TargetOptions {
  /** The service whose target it is. */
  readonly service: string;
  readonly maxInflight: number;
  readonly configuration: Pick<GatewayConfiguration, 'breaker' | 'timeouts'>;
  readonly faults: Faults;
  /** Whether its health is checked: without checks, a target marked bad would never become good again. */
  readonly isChecked: boolean;
}

/** One address of a service: its connections, its breaker, its health and its requests in flight. */
export class Target {
  readonly address: string;
  readonly breaker: Breaker;
  readonly recent = new RecentRequests();
  health: Health = 'unknown';
  inflight = 0;
  #pool: Pool;
  #timeouts: Timeouts;
  #rule: TargetRule;
  #maxInflight: number;
  #rampMs: number;
  #refusedConnections = 0;
  readonly #probe: TargetProbe;
  #onIdle: (() => void) | undefined;

  constructor(
    rule: TargetRule,
    private readonly options: TargetOptions,
  ) {
    const { timeouts, breaker } = options.configuration;
    this.#rule = rule;
    this.#maxInflight = options.maxInflight;
    this.#rampMs = breaker.rampMs;
    this.address = rule.address;
    this.#timeouts = timeouts;
    this.#pool = openPool(rule.address, timeouts);
    this.breaker = new Breaker(breaker);
    this.#probe = new TargetProbe(options.service, options.faults, () => this.#pool);
  }

  /** The version of the program, as the last health check reported it. */
  get version(): string | undefined {
    return this.#probe.version;
  }

  get subset(): string | undefined {
    return this.#rule.subset;
  }

  get weight(): number {
    return this.#rule.weight;
  }

  /** The weight that applies now: lower while the target ramps up after its breaker has closed. */
  get currentWeight(): number {
    const { closedForMs } = this.breaker;
    if (closedForMs >= this.#rampMs) return this.#rule.weight;
    return this.#rule.weight * Math.max(minShare, closedForMs / this.#rampMs);
  }

  /**
   * Applies a changed rule for the same address. Breaker, health and counts are kept; if the timeouts change, new
   * requests use new connections, and requests in flight finish on the old ones.
   * @returns a promise of the old connections being closed, if there are new ones
   */
  applyRule(
    rule: TargetRule,
    maxInflight: number,
    { breaker, timeouts }: Pick<GatewayConfiguration, 'breaker' | 'timeouts'>,
  ): Promise<void> | undefined {
    this.#rule = rule;
    this.#maxInflight = maxInflight;
    this.#rampMs = breaker.rampMs;
    this.breaker.rule = breaker;
    if (areSameTimeouts(timeouts, this.#timeouts)) return undefined;
    const before = this.#pool;
    this.#timeouts = timeouts;
    this.#pool = openPool(this.address, timeouts);
    return before.close();
  }

  dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): void {
    this.options.faults.dispatch(this.options.service, () => this.#pool, options, handler);
  }

  /** Whether `acquire` would admit a request now; reserves nothing. */
  get isAvailable(): boolean {
    return this.inflight < this.#maxInflight && this.breaker.isPassable;
  }

  /** Admits a request, whose end must then be reported by `release`. @returns false if the request may not be sent */
  acquire(): boolean {
    if (this.inflight >= this.#maxInflight || !this.breaker.acquire()) return false;
    this.inflight++;
    return true;
  }

  /** Whether requests are withheld from the target, or would fail like its last health check. */
  get isUnavailable(): boolean {
    return this.health === 'bad' || this.#probe.isUnreachable || this.breaker.state === 'open';
  }

  /**
   * Reports a refused connection: nothing listens at the address. After `maxRefusedConnections` without a successful
   * request in between, the target is bad until a check succeeds. A target that is not checked is left to its breaker.
   */
  refused(): void {
    if (++this.#refusedConnections >= maxRefusedConnections && this.options.isChecked) this.health = 'bad';
  }

  /** Reports the end of a request: it succeeded, failed because of the target, or says nothing about the target. */
  release(end: 'succeeded' | 'failed' | 'abandoned', durationMs: number): void {
    if (--this.inflight === 0) this.#onIdle?.();
    if (end === 'succeeded') this.#refusedConnections = 0;
    this.breaker[end]();
    if (end !== 'abandoned') this.recent.record(durationMs, end === 'failed');
  }

  /** Whether the target is alive: whether `/healthz` answers 200 within `timeoutMs`. */
  isAlive(timeoutMs: number): Promise<boolean> {
    return this.#probe.isAlive(timeoutMs);
  }

  /** Reads the readiness and the version from `/readyz`; no response within `timeoutMs` means not ready. */
  readiness(timeoutMs: number): Promise<Readiness> {
    return this.#probe.readiness(timeoutMs);
  }

  /** Closes the target after its requests have ended, including those that a drill delays. */
  async close(): Promise<void> {
    if (this.inflight > 0) {
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve;
      });
    }
    await this.#pool.close();
  }

  destroy(): Promise<void> {
    return this.#pool.destroy();
  }
}
