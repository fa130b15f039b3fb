/** How long nothing is tried after a failure: a server that hangs must not cost every request a timeout. */
export const retryAfterMs = 1000;

/** A circuit breaker: while Redis is unavailable, one caller a second tries it, and the others do without it. */
export class RedisCircuitBreaker {
  /** A time of the monotonic clock; 0 while the server is available. */
  #openUntil = 0;

  /** Whether the caller may try the server now. */
  mayTry(): boolean {
    if (performance.now() < this.#openUntil) return false;
    if (this.#openUntil > 0) this.#openUntil = performance.now() + retryAfterMs;
    return true;
  }

  /** @returns whether the server was unavailable before */
  recordSuccess(): boolean {
    const wasUnavailable = this.#openUntil > 0;
    this.#openUntil = 0;
    return wasUnavailable;
  }

  /** @returns whether the server was available before */
  recordFailure(): boolean {
    const wasAvailable = this.#openUntil === 0;
    this.#openUntil = performance.now() + retryAfterMs;
    return wasAvailable;
  }
}
