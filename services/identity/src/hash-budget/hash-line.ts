import { Busy } from '@plaza/service-kit/errors';

export interface HashLineOptions {
  /** How many hashes are made at a time. */
  readonly threads: number;
  /** How long one takes, as of now. */
  readonly hashMs: () => number;
  /** Nobody is let in who would wait for longer. */
  readonly maxWaitMs: number;
  /** How many may be inside at a time, however short their wait. */
  readonly maxInside: number;
  /** How much of the wait only known devices may fill. */
  readonly knownPercent: number;
}

/** How many of those who were turned away have a place: each takes some 200 bytes. */
const maxPlaces = 10_000;
/** Whoever does not come within so long after they were due has lost their place. */
const lateMs = 60_000;
/** Whoever is late by more is not waited for by those behind. */
const patienceMs = 5000;
const shortestSeconds = 2;
const soonMs = shortestSeconds * 1000;
/**
 * Whoever has a place is due when so much of what strangers may wait is left: a line that is short never runs empty.
 */
const shareLeft = 2 / 3;
/**
 * Whoever has longer to wait comes when so much of it is over, and is told the rest then, as hashes may get quicker.
 */
const longSeconds = 20;
const shareOfLong = 0.8;

/**
 * The queue of requests that need a password hashed. A client that would have to wait longer than clients do is told at
 * once when to come again, and keeps its place in the queue: nobody behind it is served before there is room for all
 * who are ahead. A client that does not come back delays nobody: an idle thread serves anyone, unless somebody ahead of
 * them is due about now.
 */
export class HashLine {
  #inside = 0;
  /**
   * When whoever was turned away is due, by the monotonic clock in milliseconds, in the order in which they first came.
   */
  readonly #places = new Map<string, number>();

  constructor(private readonly options: HashLineOptions) {}

  /**
   * @param key of who it is, the same when they come again
   * @param isKnown whether they come from a device that is known: these are not behind anybody
   * @returns to be called when the hash is made, or is not needed any more
   * @throws Busy with the time after which to come again
   */
  enter(key: string, isKnown: boolean): () => void {
    const now = performance.now();
    const ahead = isKnown ? 0 : this.#countAhead(key, now);
    const isIdle = this.#inside < this.options.threads && (isKnown || !this.#isAwaited(key, now));
    if (!isIdle && !this.#hasRoom(ahead, isKnown)) throw this.#busy(key, ahead, now);
    this.#places.delete(key);
    this.#inside += 1;
    return () => {
      this.#inside -= 1;
    };
  }

  #hasRoom(ahead: number, isKnown: boolean): boolean {
    return this.#inside < this.options.maxInside && this.#waitMs(ahead) <= this.#mostMs(isKnown);
  }

  #mostMs(isKnown: boolean): number {
    return this.options.maxWaitMs * (isKnown ? 1 : 1 - this.options.knownPercent / 100);
  }

  /** How long somebody would wait for a thread who entered behind those inside and so many others. */
  #waitMs(ahead: number): number {
    const { threads, hashMs } = this.options;
    return (Math.max(0, this.#inside + 1 - threads + ahead) * hashMs()) / threads;
  }

  /**
   * How many have a place before somebody's own. Those who did not come in time are forgotten; whoever is new is behind
   * those who are late as well, as they may still come.
   */
  #countAhead(key: string, now: number): number {
    const isNew = !this.#places.has(key);
    let ahead = 0;
    for (const [other, due] of this.#places) {
      if (other === key) break;
      if (due < now - lateMs) this.#places.delete(other);
      else if (isNew || due > now - patienceMs) ahead += 1;
    }
    return ahead;
  }

  /** Whether somebody ahead comes about now. */
  #isAwaited(key: string, now: number): boolean {
    for (const [other, due] of this.#places) {
      if (other === key) return false;
      if (due > now - patienceMs && due < now + soonMs) return true;
    }
    return false;
  }

  #busy(key: string, ahead: number, now: number): Busy {
    const estimated = (this.#waitMs(ahead) - this.#mostMs(false) * shareLeft) / 1000;
    const wait = estimated > longSeconds ? estimated * shareOfLong : estimated;
    const seconds = Math.max(shortestSeconds, Math.ceil(wait));
    if (this.#places.has(key) || this.#places.size < maxPlaces) this.#places.set(key, now + seconds * 1000);
    return new Busy(seconds, `Many people are signing in just now. Please try again in ${inWords(seconds)}.`);
  }
}

const inWords = (seconds: number): string =>
  seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
