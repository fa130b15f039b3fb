const windowSeconds = 60;
/** Upper bounds of durations in milliseconds, each 25 % above the one before: from 0.5 ms to 30 s and more. */
const bounds = Array.from({ length: 50 }, (_, index) => 0.5 * 1.25 ** index);

/**
 * The figures of the last minute. Durations are in milliseconds, accurate to 25 %, and null if there were no requests.
 */
export interface RecentFigures {
  readonly requests: number;
  readonly failures: number;
  readonly perSecond: number;
  readonly p50Ms: number | null;
  readonly p99Ms: number | null;
}

/** Counts the requests of the last minute, by second. */
export class RecentRequests {
  readonly #counts = new Uint32Array(windowSeconds);
  readonly #failures = new Uint32Array(windowSeconds);
  readonly #durations = Array.from({ length: windowSeconds }, () => new Uint32Array(bounds.length + 1));
  #second = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  record(durationMs: number, failed: boolean): void {
    const at = this.#advance() % windowSeconds;
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    if (failed) this.#failures[at] = (this.#failures[at] ?? 0) + 1;
    const durations = this.#durations[at];
    const bucket = bucketOf(durationMs);
    if (durations) durations[bucket] = (durations[bucket] ?? 0) + 1;
  }

  figures(): RecentFigures {
    const second = this.#advance();
    const requests = sum(this.#counts);
    return {
      requests,
      failures: sum(this.#failures),
      // The last complete second, as the current one is not over.
      perSecond: this.#counts[(second - 1 + windowSeconds) % windowSeconds] ?? 0,
      p50Ms: this.#quantile(0.5, requests),
      p99Ms: this.#quantile(0.99, requests),
    };
  }

  /**
   * The median duration over the last `lastSeconds` seconds, in milliseconds; null with fewer than `least` requests.
   */
  medianOf(lastSeconds: number, least: number): number | null {
    const second = this.#advance();
    const latest = Array.from({ length: lastSeconds }, (_, ago) => (second - ago + windowSeconds) % windowSeconds);
    const requests = latest.reduce((total, index) => total + (this.#counts[index] ?? 0), 0);
    if (requests < least) return null;
    return quantileOf(
      latest.flatMap((index) => this.#durations[index] ?? []),
      0.5,
      requests,
    );
  }

  /** Clears the slots of seconds more than a minute ago. @returns the current second */
  #advance(): number {
    const second = Math.floor(this.now() / 1000);
    for (let old = Math.max(this.#second + 1, second - windowSeconds + 1); old <= second; old++) {
      this.#counts[old % windowSeconds] = 0;
      this.#failures[old % windowSeconds] = 0;
      this.#durations[old % windowSeconds]?.fill(0);
    }
    this.#second = Math.max(this.#second, second);
    return second;
  }

  #quantile(share: number, requests: number): number | null {
    return requests === 0 ? null : quantileOf(this.#durations, share, requests);
  }
}

function quantileOf(counted: readonly Uint32Array[], share: number, requests: number): number {
  let left = Math.ceil(share * requests);
  for (const [bucket, bound] of bounds.entries()) {
    for (const durations of counted) left -= durations[bucket] ?? 0;
    if (left <= 0) return bound;
  }
  return bounds.at(-1) ?? 0;
}

function bucketOf(durationMs: number): number {
  if (durationMs <= 0.5) return 0;
  return Math.min(bounds.length, Math.ceil(Math.log(durationMs / 0.5) / Math.log(1.25)));
}

const sum = (counts: Uint32Array): number => counts.reduce((total, count) => total + count, 0);
