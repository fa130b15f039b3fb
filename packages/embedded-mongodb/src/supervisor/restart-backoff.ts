const windowMs = 60_000;
const maxCrashes = 8;
const firstDelayMs = 100;
const maxDelayMs = 5000;

/** The delay before a restart after a crash: 0.1 s, doubling up to 5 s; no restart after 8 crashes in a minute. */
export class RestartBackoff {
  #crashes: number[] = [];

  /** Counts a crash at `now` (ms). @returns the delay in ms before the next start, or undefined to give up */
  afterCrash(now = Date.now()): number | undefined {
    this.#crashes = [...this.#crashes.filter((at) => now - at < windowMs), now];
    const count = this.#crashes.length;
    if (count > maxCrashes) return undefined;
    return Math.min(firstDelayMs * 2 ** (count - 1), maxDelayMs);
  }
}
