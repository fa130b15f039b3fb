import { TooManyRequests } from '@plaza/service-kit/errors';

const windowMs = 60_000;

/**
 * Bounds how long one user makes this process compute within a minute. Figures of thousands of records take a second or
 * more, during which the process answers no other request: without a bound, one user could lock everybody else out.
 */
export class ComputingBudget {
  readonly #usedMs = new Map<string, number>();
  #windowEndsAt = 0;

  constructor(private readonly msPerMinute: number) {}

  /**
   * Runs `compute` and adds the time that it takes to the user's.
   * @returns what `compute` returns
   * @throws TooManyRequests when the user's time is used up
   */
  run<Result>(userId: string, compute: () => Result): Result {
    const began = performance.now();
    this.#openWindow(began);
    const usedMs = this.#usedMs.get(userId) ?? 0;
    if (usedMs >= this.msPerMinute) throw new TooManyRequests(Math.ceil((this.#windowEndsAt - began) / 1000));
    try {
      return compute();
    } finally {
      this.#usedMs.set(userId, usedMs + performance.now() - began);
    }
  }

  /** All users share one window, so that none of them stays in memory for longer than it lasts. */
  #openWindow(now: number): void {
    if (now < this.#windowEndsAt) return;
    this.#usedMs.clear();
    this.#windowEndsAt = now + windowMs;
  }
}
