import { Conflict } from './errors';

interface RetryOptions {
  /** The maximum number of attempts; the default is 20. */
  readonly attempts?: number;
  /** The error after the last attempt; by default a Conflict `changed_meanwhile`. */
  readonly exhausted?: () => Error;
}

/**
 * Makes a write with optimistic locking: `attempt` reads, and writes only if the record is unchanged since. It returns
 * null or undefined if there was a concurrent write, and is then retried, up to `attempts` times.
 * @throws what `attempt` throws, and the error of `exhausted`
 */
export async function retryOnConflict<Result>(
  attempt: () => Promise<Result | null | undefined>,
  { attempts = 20, exhausted = changedMeanwhile }: RetryOptions = {},
): Promise<Result> {
  for (let made = 0; made < attempts; made += 1) {
    const result = await attempt();
    if (result !== null && result !== undefined) return result;
  }
  throw exhausted();
}

const changedMeanwhile = () => new Conflict('changed_meanwhile', 'This was changed meanwhile. Please try again.');
