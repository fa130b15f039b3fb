import { Busy } from '@plaza/service-kit/errors';

export interface HashLineOptions {
  /** How many hashes are made at a time. */
  readonly threads: number;
  /** How long one takes, as of now. */
  readonly hashMs: () => number;
  /** Nobody is let in who would wait for longer. */
  readonly maxWaitMs: number;
  /** How many may be in it at a time, however short their wait. */
  readonly maxInside: number;
  /** How much of the wait only known devices may fill. */
  readonly knownPercent: number;
}

/** How many of those who were turned away are remembered: their keys are some 100 bytes each. */
const maxTurns = 10_000;
/** Whoever does not come within so long after their turn has lost it. */
const lateMs = 60_000;
const shortestSeconds = 2;

/**
 * The line of those who want a password hashed. Whoever would have to wait for longer than clients do is told at once
 * when to come again. That is their turn: they are let in then, and before those who came after them, who get later turns
 * as long as somebody has one. A turn that nobody takes costs no time: a thread that has nothing to do takes anybody.
 */
export class HashLine {
  #inside = 0;
  /** When it is whose turn, in milliseconds since 1970; the earliest is the first. */
  readonly #turns = new Map<string, number>();
  #lastTurn = 0;

  constructor(private readonly options: HashLineOptions) {}

  /**
   * @param key of who it is, the same when they come again
   * @param isKnown whether they come from a device that is known: these are not behind anybody
   * @returns to be called when the hash is made, or is not needed any more
   * @throws Busy with the time until their turn
   */
  enter(key: string, isKnown: boolean): () => void {
    const now = Date.now();
    this.#forgetLate(now);
    const turn = this.#turns.get(key);
    const isBehind = turn === undefined ? this.#lastTurn > now && !isKnown : turn > now;
    if (this.#inside >= this.options.threads && (isBehind || this.#isFull(isKnown))) throw this.#busy(key, turn, now);
    this.#turns.delete(key);
    this.#inside += 1;
    return () => {
      this.#inside -= 1;
    };
  }

  #isFull(isKnown: boolean): boolean {
    const { maxInside, maxWaitMs, knownPercent } = this.options;
    const share = isKnown ? 1 : 1 - knownPercent / 100;
    return this.#inside >= maxInside || this.#waitMs > maxWaitMs * share;
  }

  /** How long somebody who entered now would wait for a thread. */
  get #waitMs(): number {
    return Math.max(0, this.#inside + 1 - this.options.threads) * this.#stepMs;
  }

  /** How often a thread is free for the next one. */
  get #stepMs(): number {
    return this.options.hashMs() / this.options.threads;
  }

  #busy(key: string, turn: number | undefined, now: number): Busy {
    // Whoever comes in their turn when it is full keeps it.
    const due = turn ?? this.#nextTurn(key, now);
    const seconds = Math.max(shortestSeconds, Math.ceil((due - now) / 1000));
    return new Busy(seconds, `Many people are signing in just now. Please try again in ${inWords(seconds)}.`);
  }

  /** A turn after all others, when half of those who are in the line now have left it: it never runs empty. */
  #nextTurn(key: string, now: number): number {
    const turn = Math.max(this.#lastTurn + this.#stepMs, now + this.#waitMs / 2);
    if (this.#turns.size >= maxTurns) return turn;
    this.#turns.set(key, turn);
    this.#lastTurn = turn;
    return turn;
  }

  #forgetLate(now: number): void {
    for (const [key, turn] of this.#turns) {
      if (turn > now - lateMs) return;
      this.#turns.delete(key);
    }
  }
}

const inWords = (seconds: number): string =>
  seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
