/** Longer than a request waits for identity and for the record of an impersonation before its stream opens. */
const keepMs = 60_000;

/**
 * The sessions that recently ended or whose permissions changed. If that happens after a session is looked up but
 * before its stream opens, the stream misses the event. Times are those of `performance.now()`.
 */
export class RecentRevocations {
  /** Session id → time of the revocation, oldest first. */
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

  /** Marks all sessions, after the gateway may have missed revocations. */
  addAll(): void {
    this.#ofAllAt = performance.now();
  }

  isSince(sessionId: string, startedAt: number): boolean {
    return Math.max(this.#ofAllAt, this.#at.get(sessionId) ?? Number.NEGATIVE_INFINITY) >= startedAt;
  }
}
