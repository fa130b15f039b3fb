/** Counts failed requests by the kind of failure. */
export class Failures {
  #counts = new Map();

  get size() {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** The most frequent first: `3 × answered 503 upstream_unavailable, 1 × no answer`; "" where none failed. */
  get words() {
    return [...this.#counts]
      .sort(([, one], [, other]) => other - one)
      .map(([what, count]) => `${count} × ${what}`)
      .join(', ');
  }

  /** @param {string} what @param {number} [times] */
  count(what, times = 1) {
    if (times > 0) this.#counts.set(what, (this.#counts.get(what) ?? 0) + times);
  }
}
