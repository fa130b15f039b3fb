/** The maximum number of keys; beyond it, the oldest windows are dropped. */
const maxKeys = 50_000;

interface Window {
  count: number;
  endsAt: number;
}

/**
 * Allows at most `points` per key in a window that opens with the key's first request. Counts in this process,
 * synchronously.
 */
export class WindowLimit {
  readonly #windows = new Map<string, Window>();

  /** @param points may be changed later; the points already used stay counted */
  constructor(
    public points: number,
    readonly windowMs: number,
  ) {}

  /**
   * Takes a point. @returns how many points the key has taken in its window; more than `points` is over the limit
   * @param now milliseconds
   */
  take(key: string, now: number): number {
    const window = this.#windows.get(key);
    if (window !== undefined && window.endsAt > now) return ++window.count;
    this.#open(key, { count: 1, endsAt: now + this.windowMs });
    return 1;
  }

  /** Milliseconds until the key's window ends. */
  endsIn(key: string, now: number): number {
    return Math.max(0, (this.#windows.get(key)?.endsAt ?? now) - now);
  }

  /** Counts a key as over its limit for `ms` milliseconds. */
  block(key: string, now: number, ms: number): void {
    this.#open(key, { count: this.points, endsAt: now + ms });
  }

  #open(key: string, window: Window): void {
    // The key is deleted first, so that the map stays in the order in which the windows opened.
    this.#windows.delete(key);
    if (this.#windows.size >= maxKeys) {
      for (const oldest of this.#windows.keys()) {
        this.#windows.delete(oldest);
        break;
      }
    }
    this.#windows.set(key, window);
  }
}
