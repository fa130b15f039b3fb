import type { GatewayConfiguration, Target as TargetRule } from '@plaza/contracts/gateway/configuration';
import { stoppingStatus } from '@plaza/service-kit/stop-server';
import { type Dispatcher, Pool } from 'undici';
import { z } from 'zod';
import type { Faults } from '../drills/faults';
import { Breaker } from './breaker';
import { isUnanswered } from './connection-errors';
import { RecentRequests } from './recent-requests';

/** `unknown` before the first check, and where nothing checks. */
export type Health = 'unknown' | 'good' | 'bad';

export type Readiness = 'ready' | 'not ready' | 'stopping';

/** How little of its share a target gets as it comes back, at the beginning of its ramp. */
const leastShare = 0.1;

/** So many connections refused in a row are no accident. */
const maxRefusals = 3;

export interface TargetOptions {
  /** The service whose target it is. */
  readonly service: string;
  readonly maxInflight: number;
  readonly configuration: Pick<GatewayConfiguration, 'breaker' | 'timeouts'>;
  readonly faults: Faults;
}

/** One address of a service: its connections, its breaker, its health and the requests under way there. */
export class Target {
  readonly address: string;
  readonly pool: Pool;
  readonly breaker: Breaker;
  readonly recent = new RecentRequests();
  health: Health = 'unknown';
  inflight = 0;
  #rule: TargetRule;
  #maxInflight: number;
  #rampMs: number;
  #refusals = 0;
  #isUnreachable = false;

  constructor(
    rule: TargetRule,
    private readonly options: TargetOptions,
  ) {
    const { timeouts, breaker } = options.configuration;
    this.#rule = rule;
    this.#maxInflight = options.maxInflight;
    this.#rampMs = breaker.rampMs;
    this.address = rule.address;
    this.pool = new Pool(new URL(rule.address).origin, {
      // One connection per request in flight: no request waits in a queue to which no timeout applies.
      connections: null,
      pipelining: 1,
      connectTimeout: timeouts.connectMs,
      headersTimeout: timeouts.headersMs,
      bodyTimeout: timeouts.bodyMs,
    });
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
    return this.#rule.weight * Math.max(leastShare, closedForMs / this.#rampMs);
  }

  /** Whether it can stay as it is under another rule: all but the time-outs of its connections changes in place. */
  canTake(rule: TargetRule, { timeouts }: Pick<GatewayConfiguration, 'timeouts'>): boolean {
    const own = this.options.configuration.timeouts;
    return (
      rule.address === this.address &&
      timeouts.connectMs === own.connectMs &&
      timeouts.headersMs === own.headersMs &&
      timeouts.bodyMs === own.bodyMs
    );
  }

  take(rule: TargetRule, maxInflight: number, { breaker }: Pick<GatewayConfiguration, 'breaker'>): void {
    this.#rule = rule;
    this.#maxInflight = maxInflight;
    this.#rampMs = breaker.rampMs;
    this.breaker.rule = breaker;
  }

  dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): void {
    this.options.faults.dispatch(this.options.service, this.pool, options, handler);
  }

  /** Whether `acquire` would admit a request just now; it takes nothing. */
  get isAvailable(): boolean {
    return this.inflight < this.#maxInflight && this.breaker.isPassable;
  }

  /** Admits a request, whose end is then reported by `release`. @returns false when it may not go */
  acquire(): boolean {
    if (this.inflight >= this.#maxInflight || !this.breaker.acquire()) return false;
    this.inflight++;
    return true;
  }

  /** Whether requests are kept from it, or would only meet what its last check met. */
  get isAway(): boolean {
    return this.health === 'bad' || this.#isUnreachable || this.breaker.state === 'open';
  }

  /** Nothing listens at the address: after a few in a row, without an answer between, it is bad until a check succeeds. */
  refused(): void {
    if (++this.#refusals >= maxRefusals) this.health = 'bad';
  }

  /** The end of a request: answered, failed by the target's fault, or without a result that says anything about it. */
  release(end: 'succeeded' | 'failed' | 'abandoned', durationMs: number): void {
    this.inflight--;
    if (end === 'succeeded') this.#refusals = 0;
    this.breaker[end]();
    if (end !== 'abandoned') this.recent.record(durationMs, end === 'failed');
  }

  /** Whether it lives: whether `/healthz` answers 200 within `timeoutMs`. */
  async isAlive(timeoutMs: number): Promise<boolean> {
    return (await this.#ask('/healthz', timeoutMs))?.status === 200;
  }

  /** What it says of itself at `/readyz`; no answer within `timeoutMs` is not ready. */
  async readiness(timeoutMs: number): Promise<Readiness> {
    const answer = await this.#ask('/readyz', timeoutMs);
    if (answer?.status === 200) return 'ready';
    return answer && saysThatItStops(answer.body) ? 'stopping' : 'not ready';
  }

  async #ask(path: string, timeoutMs: number): Promise<{ status: number; body: string } | undefined> {
    this.#isUnreachable = this.options.faults.isServiceStopped(this.options.service);
    if (this.#isUnreachable) return undefined;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const { statusCode, body } = await this.pool.request({ path, method: 'GET', signal });
      return { status: statusCode, body: await body.text() };
    } catch (error) {
      this.#isUnreachable = error instanceof Error && isUnanswered(error);
      return undefined;
    }
  }

  /** Closes it once what is under way there has ended. */
  close(): Promise<void> {
    return this.pool.close();
  }

  destroy(): Promise<void> {
    return this.pool.destroy();
  }
}

const Stopping = z.object({ status: z.literal(stoppingStatus) });

function saysThatItStops(body: string): boolean {
  try {
    return Stopping.safeParse(JSON.parse(body)).success;
  } catch {
    return false; // whatever stands in front of it answers something else than JSON
  }
}
