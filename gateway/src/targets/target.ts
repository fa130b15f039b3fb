import type { GatewayConfiguration, Target as TargetRule } from '@plaza/contracts/gateway/configuration';
import { type Dispatcher, Pool } from 'undici';
import type { Faults } from '../drills/faults';
import { Breaker } from './breaker';
import { isUnanswered } from './connection-errors';
import { readReadiness } from './read-readiness';
import { RecentRequests } from './recent-requests';

/** `unknown` before the first check, and where nothing checks. */
export type Health = 'unknown' | 'good' | 'bad';

export type Readiness = 'ready' | 'not ready' | 'stopping';

/** The smallest share of requests that a recovered target gets, at the start of its ramp. */
const minShare = 0.1;

/** So many connections refused in a row are no accident. */
const maxRefusals = 2;

export interface TargetOptions {
  /** The service whose target it is. */
  readonly service: string;
  readonly maxInflight: number;
  readonly configuration: Pick<GatewayConfiguration, 'breaker' | 'timeouts'>;
  readonly faults: Faults;
  /** Whether its health is looked after: what nothing checks would never be found good again. */
  readonly isChecked: boolean;
}

type Timeouts = GatewayConfiguration['timeouts'];

const isSame = (one: Timeouts, other: Timeouts): boolean =>
  one.connectMs === other.connectMs && one.headersMs === other.headersMs && one.bodyMs === other.bodyMs;

const openPool = (address: string, { connectMs, headersMs, bodyMs }: Timeouts): Pool =>
  new Pool(new URL(address).origin, {
    // One connection per request in flight: no request waits in a queue to which no timeout applies.
    connections: null,
    pipelining: 1,
    connectTimeout: connectMs,
    headersTimeout: headersMs,
    bodyTimeout: bodyMs,
  });

/** One address of a service: its connections, its breaker, its health and the requests under way there. */
export class Target {
  readonly address: string;
  readonly breaker: Breaker;
  readonly recent = new RecentRequests();
  health: Health = 'unknown';
  /** The version of the program, as the last health check reported it. */
  version: string | undefined;
  inflight = 0;
  #pool: Pool;
  #timeouts: Timeouts;
  #rule: TargetRule;
  #maxInflight: number;
  #rampMs: number;
  #refusals = 0;
  #isUnreachable = false;
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
  }

  get subset(): string | undefined {
    return this.#rule.subset;
  }

  get weight(): number {
    return this.#rule.weight;
  }

  /** Its weight as it counts now: less while it is coming back. */
  get currentWeight(): number {
    const { closedForMs } = this.breaker;
    if (closedForMs >= this.#rampMs) return this.#rule.weight;
    return this.#rule.weight * Math.max(minShare, closedForMs / this.#rampMs);
  }

  /**
   * Takes another rule for its address. Breaker, health and counts stay; under other time-outs new requests get other
   * connections, and what is under way ends on those that it has.
   * @returns when the connections of before are closed, where there are others now
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
    if (isSame(timeouts, this.#timeouts)) return undefined;
    const before = this.#pool;
    this.#timeouts = timeouts;
    this.#pool = openPool(this.address, timeouts);
    return before.close();
  }

  dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): void {
    this.options.faults.dispatch(this.options.service, () => this.#pool, options, handler);
  }

  /** Whether `acquire` would admit a request just now; reserves nothing. */
  get isAvailable(): boolean {
    return this.inflight < this.#maxInflight && this.breaker.isPassable;
  }

  /** Admits a request, whose end is then reported by `release`. @returns false when it may not go */
  acquire(): boolean {
    if (this.inflight >= this.#maxInflight || !this.breaker.acquire()) return false;
    this.inflight++;
    return true;
  }

  /** Whether requests are withheld from the target, or would fail as its last health check did. */
  get isAway(): boolean {
    return this.health === 'bad' || this.#isUnreachable || this.breaker.state === 'open';
  }

  /**
   * Nothing listens at the address: after a few in a row, without an answer between, it is bad until a check succeeds.
   * One that is not checked is left to its breaker.
   */
  refused(): void {
    if (++this.#refusals >= maxRefusals && this.options.isChecked) this.health = 'bad';
  }

  /** The end of a request: answered, failed by the target's fault, or without a result that says anything about it. */
  release(end: 'succeeded' | 'failed' | 'abandoned', durationMs: number): void {
    if (--this.inflight === 0) this.#onIdle?.();
    if (end === 'succeeded') this.#refusals = 0;
    this.breaker[end]();
    if (end !== 'abandoned') this.recent.record(durationMs, end === 'failed');
  }

  /** Whether it lives: whether `/healthz` answers 200 within `timeoutMs`. */
  async isAlive(timeoutMs: number): Promise<boolean> {
    const isAlive = await this.#ask('/healthz', timeoutMs, async ({ statusCode, body }) => {
      await body.dump();
      return statusCode === 200;
    });
    return isAlive ?? false;
  }

  /** What it says of itself at `/readyz`, its version among it; no answer within `timeoutMs` is not ready. */
  async readiness(timeoutMs: number): Promise<Readiness> {
    const readiness = await this.#ask('/readyz', timeoutMs, async ({ statusCode, body }) => {
      const { isStopping, version } = await readReadiness(body);
      if (!isStopping) this.version = version;
      if (statusCode === 200) return 'ready';
      return isStopping ? 'stopping' : 'not ready';
    });
    return readiness ?? 'not ready';
  }

  async #ask<Answer>(
    path: string,
    timeoutMs: number,
    read: (answer: Dispatcher.ResponseData) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    this.#isUnreachable = this.options.faults.isServiceStopped(this.options.service);
    if (this.#isUnreachable) return undefined;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      return await read(await this.#pool.request({ path, method: 'GET', signal }));
    } catch (error) {
      this.#isUnreachable = error instanceof Error && isUnanswered(error);
      return undefined;
    }
  }

  /** Closes the target once its requests have ended, including those that a drill holds back. */
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
