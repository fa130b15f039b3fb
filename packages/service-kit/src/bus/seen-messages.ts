/** The maximum number of ids in each of two generations; with a `forMs` of two minutes about a thousand per second. */
const maxPerGeneration = 100_000;

/**
 * Recognizes a message that arrives again within `forMs`. Older ids are dropped a whole generation at a time, so that
 * memory use follows the traffic of the last minutes.
 */
export class SeenMessages {
  #current = new Set<string>();
  #previous: ReadonlySet<string> = new Set();
  #endsAt = 0;

  /** @param forMs milliseconds */
  constructor(private readonly forMs: number) {}

  get size(): number {
    return this.#current.size + this.#previous.size;
  }

  /** Stores the id of a message. @returns whether it was stored already @param now milliseconds */
  add(id: string, now: number): boolean {
    if (now >= this.#endsAt || this.#current.size >= maxPerGeneration) this.#beginGeneration(now);
    if (this.#current.has(id) || this.#previous.has(id)) return true;
    this.#current.add(ownCopy(id));
    return false;
  }

  #beginGeneration(now: number): void {
    const isLongAgo = now >= this.#endsAt + this.forMs;
    this.#previous = isLongAgo ? new Set() : this.#current;
    this.#current = new Set();
    this.#endsAt = now + this.forMs;
  }
}

/** A substring keeps its whole string in memory, here the whole message. */
const ownCopy = (id: string): string => Buffer.from(id).toString();
