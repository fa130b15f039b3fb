import { TooManyRequests } from '@plaza/service-kit/errors';
import type { Limiter } from '@plaza/service-kit/limiter';

/** Returns the time in milliseconds from an arbitrary start, and waits. */
export interface Clock {
  now(): number;
  pause(ms: number): Promise<void>;
}

/** How long a request waits for its turn: users do not wait longer for a suggestion. */
const maxWaitMs = 3000;
const maxWaiting = 3;

/**
 * Lets callers proceed one at a time, in order, as often as a limiter allows.
 * @returns a function that waits for a turn; it throws TooManyRequests if too many callers wait, or the turn does not
 * come in time
 */
export function createTurns(limiter: Limiter, clock: Clock): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;

  async function take(until: number): Promise<void> {
    while (true) {
      const { allowed, retryAfterSeconds } = await limiter.tryConsume('turn');
      if (allowed) return;
      if (clock.now() + retryAfterSeconds * 1000 > until) throw new TooManyRequests(retryAfterSeconds);
      await clock.pause(retryAfterSeconds * 1000);
    }
  }

  return async function waitForTurn() {
    if (waiting > maxWaiting) throw new TooManyRequests(2);
    waiting += 1;
    const until = clock.now() + maxWaitMs;
    const turn = last.then(() => take(until)).finally(() => (waiting -= 1));
    // The next caller waits for the end of this turn, whether it fails or not.
    last = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  };
}
