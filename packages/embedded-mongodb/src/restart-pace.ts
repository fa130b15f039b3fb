const windowMs = 60_000;
const mostCrashes = 8;
const firstDelayMs = 100;
const longestDelayMs = 5000;

/** How soon to start again after a crash: 0.1 s, doubling up to 5 s, and never again after 8 crashes in a minute. */
export class RestartPace {
  #crashes: number[] = [];

  /** Notes a crash at `now` (ms) and answers the delay in ms before the next start, or undefined to give up. */
  afterCrash(now = Date.now()): number | undefined {
    this.#crashes = [...this.#crashes.filter((at) => now - at < windowMs), now];
    const count = this.#crashes.length;
    if (count > mostCrashes) return undefined;
    return Math.min(firstDelayMs * 2 ** (count - 1), longestDelayMs);
  }
}
