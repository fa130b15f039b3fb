import { Busy } from '@plaza/service-kit/errors';

export interface HashQueueOptions {
  /** How many hashes are computed at a time. */
  readonly threads: number;
  /** How long one hash takes at present. */
  readonly hashMs: () => number;
  /** A request that would have to wait longer than this is rejected. */
  readonly maxWaitMs: number;
  /** How many requests may be admitted at a time, however short their wait is. */
  readonly maxAdmitted: number;
  /** The percentage of the wait that is reserved for known devices. */
  readonly knownPercent: number;
}

/** How many rejected clients keep a position in the queue; each position takes about 200 bytes. */
const maxPositions = 10_000;
/** A client that is later than this loses its position. */
const lateMs = 60_000;
/** Clients further back do not wait for a client that is later than this. */
const patienceMs = 5000;
const shortestSeconds = 2;
const soonMs = shortestSeconds * 1000;
/**
 * A client with a position is due when this share of the longest wait for unknown devices is left, so that a short
 * queue never runs empty.
 */
const shareLeft = 2 / 3;
/**
 * A client that has to wait longer than this is asked to come back after a share of the wait. It then receives the time
 * that remains, as hashes may have become faster.
 */
const longSeconds = 20;
const shareOfLong = 0.8;

/**
 * The queue of requests that need a password hash. A client whose wait would be too long is rejected at once, with the
 * time after which to try again, and keeps its position in the queue: no client behind it is admitted until there is
 * room for all clients ahead. A client that does not come back delays nobody: an idle thread serves any client, unless
 * a client ahead of it is due about now.
 */
export class HashQueue {
  #admitted = 0;
  /** When each rejected client is due, in milliseconds of the monotonic clock, in the order of their first requests. */
  readonly #positions = new Map<string, number>();

  constructor(private readonly options: HashQueueOptions) {}

  /**
   * Admits a request, or rejects it.
   * @param key identifies the client; the same for each of its attempts
   * @param isKnown whether the request comes from a known device; such a request does not queue behind others
   * @returns a function to call when the hash is computed or no longer needed
   * @throws Busy with the time after which to try again
   */
  enter(key: string, isKnown: boolean): () => void {
    const now = performance.now();
    const ahead = isKnown ? 0 : this.#countAhead(key, now);
    const isIdle = this.#admitted < this.options.threads && (isKnown || !this.#isAnotherDue(key, now));
    if (!isIdle && !this.#hasRoom(ahead, isKnown)) throw this.#busy(key, ahead, now);
    this.#positions.delete(key);
    this.#admitted += 1;
    return () => {
      this.#admitted -= 1;
    };
  }

  #hasRoom(ahead: number, isKnown: boolean): boolean {
    return this.#admitted < this.options.maxAdmitted && this.#waitMs(ahead) <= this.#mostMs(isKnown);
  }

  #mostMs(isKnown: boolean): number {
    return this.options.maxWaitMs * (isKnown ? 1 : 1 - this.options.knownPercent / 100);
  }

  /** How long a new request would wait for a thread, behind the admitted requests and `ahead` others. */
  #waitMs(ahead: number): number {
    const { threads, hashMs } = this.options;
    return (Math.max(0, this.#admitted + 1 - threads + ahead) * hashMs()) / threads;
  }

  /**
   * Counts the positions ahead of a client's own, and removes the positions of clients that did not come in time. A new
   * client is also behind the clients that are late, as they may still come.
   */
  #countAhead(key: string, now: number): number {
    const isNew = !this.#positions.has(key);
    let ahead = 0;
    for (const [other, due] of this.#positions) {
      if (other === key) break;
      if (due < now - lateMs) this.#positions.delete(other);
      else if (isNew || due > now - patienceMs) ahead += 1;
    }
    return ahead;
  }

  /** Whether a client ahead is due about now. */
  #isAnotherDue(key: string, now: number): boolean {
    for (const [other, due] of this.#positions) {
      if (other === key) return false;
      if (due > now - patienceMs && due < now + soonMs) return true;
    }
    return false;
  }

  #busy(key: string, ahead: number, now: number): Busy {
    const estimated = (this.#waitMs(ahead) - this.#mostMs(false) * shareLeft) / 1000;
    const wait = estimated > longSeconds ? estimated * shareOfLong : estimated;
    const seconds = Math.max(shortestSeconds, Math.ceil(wait));
    if (this.#positions.has(key) || this.#positions.size < maxPositions) this.#positions.set(key, now + seconds * 1000);
    return new Busy(seconds, `Many people are signing in just now. Please try again in ${inWords(seconds)}.`);
  }
}

const inWords = (seconds: number): string =>
  seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
