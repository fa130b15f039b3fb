/** The span over which requests and retries are counted, in milliseconds. */
const spanMs = 10_000;
const slots = 10;

export interface RetryRule {
  /** Of the requests of the last ten seconds; 0 for none but the least. */
  readonly share: number;
  /** Retries within ten seconds that are always allowed. */
  readonly minimum: number;
}

/** Keeps retries a small part of all requests, so that a service that fails is not buried under them. */
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

  /** Takes a retry out of the budget. @returns false when there is none left */
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
