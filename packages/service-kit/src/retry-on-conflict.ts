import { Conflict } from './errors';

interface RetryOptions {
  /** How often it is tried at most; 20 unless given. */
  readonly attempts?: number;
  /** The error of a write that met another one each time; a Conflict `changed_meanwhile` unless given. */
  readonly exhausted?: () => Error;
}

/**
 * Makes an optimistic write: `attempt` reads, and writes only over what it has read. It answers null or undefined where
 * somebody else wrote in between; then it is tried again, as often as `attempts` allows.
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
