/** How long nothing is tried after a failure: a server that hangs must not cost every request a timeout. */
export const retryAfterMs = 1000;

/** Remembers that a server is unavailable. Then one caller a second tries it, and the others do without it. */
export class OutageGate {
  /** A time of the monotonic clock; 0 while the server is available. */
  #closedUntil = 0;

  /** Whether the caller may try the server now. */
  mayTry(): boolean {
    if (performance.now() < this.#closedUntil) return false;
    if (this.#closedUntil > 0) this.#closedUntil = performance.now() + retryAfterMs;
    return true;
  }

  /** @returns whether the server was unavailable before */
  recordSuccess(): boolean {
    const wasUnavailable = this.#closedUntil > 0;
    this.#closedUntil = 0;
    return wasUnavailable;
  }

  /** @returns whether the server was available before */
  recordFailure(): boolean {
    const wasAvailable = this.#closedUntil === 0;
    this.#closedUntil = performance.now() + retryAfterMs;
    return wasAvailable;
  }
}
