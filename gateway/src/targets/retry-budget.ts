/** The window over which requests and retries are counted, in milliseconds. */
const spanMs = 10_000;
const slots = 10;

export interface RetryRule {
  /** The retries allowed as a share of the requests of the last ten seconds; with 0, only `minimum` applies. */
  readonly share: number;
  /** The number of retries within ten seconds that is always allowed. */
  readonly minimum: number;
}

/** Limits retries to a small share of all requests, so that they do not overload a service that fails. */
export class RetryBudget {
  readonly #requests = new Uint32Array(slots);
  readonly #retries = new Uint32Array(slots);
  #slot = 0;

  constructor(
    public rule: RetryRule,
    private readonly now: () => number = () => performance.now(),
  ) {}

  countRequest(): void {
    const at = this.#advance();
    this.#requests[at] = (this.#requests[at] ?? 0) + 1;
  }

  /** Uses up one retry of the budget. @returns false if none is left */
  take(): boolean {
    const at = this.#advance();
    const allowed = Math.max(this.rule.minimum, Math.floor(this.rule.share * sum(this.#requests)));
    if (sum(this.#retries) >= allowed) return false;
    this.#retries[at] = (this.#retries[at] ?? 0) + 1;
    return true;
  }

  #advance(): number {
    const slot = Math.floor((this.now() * slots) / spanMs);
    for (let old = Math.max(this.#slot + 1, slot - slots + 1); old <= slot; old++) {
      this.#requests[old % slots] = 0;
      this.#retries[old % slots] = 0;
    }
    this.#slot = Math.max(this.#slot, slot);
    return slot % slots;
  }
}

const sum = (counts: Uint32Array): number => counts.reduce((total, count) => total + count, 0);
