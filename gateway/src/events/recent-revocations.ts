/** Longer than a request waits before its stream opens: for identity, and for the record of an impersonation. */
const keepMs = 60_000;

/**
 * The sessions that were ended, or whose powers changed, a moment ago: a stream whose session was looked up before that
 * opens after it, and hears nothing of it any more. Times are those of `performance.now()`.
 */
export class RecentRevocations {
  /** In the order of their times. */
  readonly #at = new Map<string, number>();
  #ofAllAt = Number.NEGATIVE_INFINITY;

  add(sessionIds: readonly string[]): void {
    const now = performance.now();
    for (const id of sessionIds) {
      this.#at.delete(id);
      this.#at.set(id, now);
    }
    for (const [id, at] of this.#at) {
      if (at > now - keepMs) break;
      this.#at.delete(id);
    }
  }

  /** Any session may have been among those of which this gateway heard nothing. */
  addAll(): void {
    this.#ofAllAt = performance.now();
  }

  isSince(sessionId: string, startedAt: number): boolean {
    return Math.max(this.#ofAllAt, this.#at.get(sessionId) ?? Number.NEGATIVE_INFINITY) >= startedAt;
  }
}
