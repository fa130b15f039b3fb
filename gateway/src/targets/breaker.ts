export type BreakerState = 'closed' | 'open' | 'half-open';

export interface BreakerRule {
  /** The length of the window in which failures are counted. */
  readonly windowMs: number;
  /** With fewer requests in the window, the breaker stays closed. */
  readonly minRequests: number;
  /** The share of failures at which the breaker opens, above 0 and at most 1. */
  readonly failureRatio: number;
  /** How long the breaker stays open before one trial request may pass; doubled for each consecutive failed trial. */
  readonly openMs: number;
  readonly maxOpenMs: number;
}

const slots = 10;

/**
 * A circuit breaker: withholds requests from a failing target, so that callers get an error at once and the service can
 * recover. Opossum would wrap each request in a promise, a timer and events, while the proxy uses callbacks alone. Each
 * request that `acquire` admits must be reported exactly once, as succeeded, failed or abandoned.
 */
export class Breaker {
  #state: BreakerState = 'closed';
  #openUntil = 0;
  /** The number of consecutive failed trials. */
  #failedTrials = 0;
  #closedAt = Number.NEGATIVE_INFINITY;
  readonly #requests = new Uint32Array(slots);
  readonly #failures = new Uint32Array(slots);
  #slot = 0;

  constructor(
    public rule: BreakerRule,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get state(): BreakerState {
    return this.#state === 'open' && this.now() >= this.#openUntil ? 'half-open' : this.#state;
  }

  /** Whether `acquire` would admit a request now; while a trial is in flight it would not. */
  get isPassable(): boolean {
    if (this.#state === 'open') return this.now() >= this.#openUntil;
    return this.#state === 'closed';
  }

  /** Milliseconds since the breaker last closed; infinite if it was never open. */
  get closedForMs(): number {
    return this.now() - this.#closedAt;
  }

  /**
   * Lets the next request be a trial at once, after another sign that the service is back; only the success of that
   * request closes the breaker.
   */
  allowTrial(): void {
    if (this.#state === 'open') this.#openUntil = Math.min(this.#openUntil, this.now());
  }

  /** Whether a request may pass; after `openMs` exactly one may, until its result is reported. */
  acquire(): boolean {
    if (this.#state === 'closed') return true;
    if (this.#state === 'half-open' || this.now() < this.#openUntil) return false;
    this.#state = 'half-open';
    return true;
  }

  succeeded(): void {
    if (this.#state === 'closed') this.#count(false);
    else if (this.#state === 'half-open') this.#close();
  }

  failed(): void {
    if (this.#state === 'half-open') {
      this.#failedTrials++;
      this.#open();
    } else if (this.#state === 'closed' && this.#count(true)) this.#open();
  }

  /** Reports a request that ended without a result that says anything about the service. */
  abandoned(): void {
    if (this.#state === 'half-open') {
      this.#state = 'open'; // `openMs` has passed: the next request is the trial
    }
  }

  #open(): void {
    this.#state = 'open';
    const { openMs, maxOpenMs } = this.rule;
    this.#openUntil = this.now() + Math.min(maxOpenMs, openMs * 2 ** this.#failedTrials);
  }

  #close(): void {
    this.#state = 'closed';
    this.#failedTrials = 0;
    this.#closedAt = this.now();
    this.#requests.fill(0);
    this.#failures.fill(0);
  }

  /** Counts a request in the rolling window. @returns whether the failures have reached the limit */
  #count(failed: boolean): boolean {
    const slot = Math.floor((this.now() * slots) / this.rule.windowMs);
    for (let old = Math.max(this.#slot + 1, slot - slots + 1); old <= slot; old++) {
      this.#requests[old % slots] = 0;
      this.#failures[old % slots] = 0;
    }
    this.#slot = slot;
    this.#requests[slot % slots] = (this.#requests[slot % slots] ?? 0) + 1;
    if (!failed) return false;
    this.#failures[slot % slots] = (this.#failures[slot % slots] ?? 0) + 1;
    const requests = sum(this.#requests);
    return requests >= this.rule.minRequests && sum(this.#failures) / requests >= this.rule.failureRatio;
  }
}

const sum = (counts: Uint32Array): number => counts.reduce((total, count) => total + count, 0);
