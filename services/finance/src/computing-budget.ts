import { TooManyRequests } from '@plaza/service-kit/errors';

const windowMs = 60_000;

/**
 * Bounds how long one user makes this process compute within a minute. Figures of thousands of records take a second or
 * more, in which the process answers nobody: whoever asks for them all the time would keep everybody else out.
 */
export class ComputingBudget {
  readonly #usedMs = new Map<string, number>();
  #windowEndsAt = 0;

  constructor(private readonly msPerMinute: number) {}

  /** What `compute` returns; the time that it takes is the user's. @throws TooManyRequests when theirs is used up */
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

  /** One window for all users, so that none of them stays in memory for longer. */
  #openWindow(now: number): void {
    if (now < this.#windowEndsAt) return;
    this.#usedMs.clear();
    this.#windowEndsAt = now + windowMs;
  }
}
