export type BreakerState = 'closed' | 'open' | 'half-open';

export interface BreakerRule {
  /** Over how long failures are counted. */
  readonly windowMs: number;
  /** Below so many requests in the window nothing is concluded. */
  readonly minRequests: number;
  /** From this share of failures on it opens, above 0 up to 1. */
  readonly failureRatio: number;
  /** How long it stays open before one request may try. */
  readonly openMs: number;
}

const slots = 10;

/**
 * Keeps requests from a service that does not answer, so that callers learn it at once and the service can come back.
 * Opossum would wrap each request in a promise, a timer and events; the proxy lane has none of them to wrap, it hears of
 * the end by a callback. So every request that `enter` lets in is reported once: succeeded, failed or abandoned.
 */
export class Breaker {
  #state: BreakerState = 'closed';
  #openUntil = 0;
  readonly #requests = new Uint32Array(slots);
  readonly #failures = new Uint32Array(slots);
  #slot = 0;

  constructor(
    private readonly rule: BreakerRule,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get state(): BreakerState {
    return this.#state === 'open' && this.now() >= this.#openUntil ? 'half-open' : this.#state;
  }

  /** Whether a request may go; past `openMs` exactly one may, until it is reported. */
  enter(): boolean {
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
    if (this.#state === 'half-open') this.#open();
    else if (this.#state === 'closed' && this.#count(true)) this.#open();
  }

  /** The request ended without telling anything about the service. */
  abandoned(): void {
    if (this.#state === 'half-open') {
      this.#state = 'open'; // still due: the next request tries
    }
  }

  #open(): void {
    this.#state = 'open';
    this.#openUntil = this.now() + this.rule.openMs;
  }

  #close(): void {
    this.#state = 'closed';
    this.#requests.fill(0);
    this.#failures.fill(0);
  }

  /** Counts a request in the rolling window: whether that is too many failures. */
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
