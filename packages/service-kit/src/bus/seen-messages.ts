/** So many are remembered at most, twice over; about a thousand a second. */
const maxPerGeneration = 100_000;

/**
 * Knows a message that comes a second time within `forMs`. What is older is forgotten with its whole generation, so
 * that what is remembered follows the traffic of the last minutes.
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

  /** Remembers a message. @returns whether it was there before @param now milliseconds */
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

/** A part of a string holds the whole of it in memory, here the whole message. */
const ownCopy = (id: string): string => Buffer.from(id).toString();
