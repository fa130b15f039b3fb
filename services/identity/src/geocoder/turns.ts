import { TooMany } from '@plaza/service-kit/errors';
import type { Limiter } from '@plaza/service-kit/limiter';

/** The time, and waiting for it. */
export interface Clock {
  now(): number;
  pause(ms: number): Promise<void>;
}

/** Longer nobody waits for a suggestion: they have typed on, or given up. */
const patienceMs = 3000;
const maxWaiting = 3;

/**
 * Lets callers pass one by one, in the order they came, as often as a limiter allows.
 * @returns waits for one's turn; it throws TooMany when too many wait, or the turn does not come in time
 */
export function createTurns(limiter: Limiter, clock: Clock): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;

  async function take(until: number): Promise<void> {
    while (true) {
      const { allowed, retryAfterSeconds } = await limiter.take('turn');
      if (allowed) return;
      if (clock.now() + retryAfterSeconds * 1000 > until) throw new TooMany(retryAfterSeconds);
      await clock.pause(retryAfterSeconds * 1000);
    }
  }

  return async function waitForTurn() {
    if (waiting > maxWaiting) throw new TooMany(2);
    waiting += 1;
    const until = clock.now() + patienceMs;
    const turn = last.then(() => take(until)).finally(() => (waiting -= 1));
    // Whoever comes next waits for the end of this one, well or not.
    last = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  };
}
