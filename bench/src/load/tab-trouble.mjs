/** The tabs that have trouble, as one event stream last reported them. */
export class TabTrouble {
  #troubled = new Set();
  #look;

  /** @param {Pick<import('./event-stream.mjs').EventStream, 'onAvailability'>} stream */
  constructor(stream) {
    stream.onAvailability = (tabs) => {
      this.#troubled = new Set(tabs.map(({ id }) => id));
      this.#look?.();
    };
  }

  /** Resolves when the tab has trouble, whatever other tabs have. @returns {Promise<void>} */
  isThere(tab) {
    return this.#until(() => this.#troubled.has(tab));
  }

  /** Resolves when the tab has no trouble, or has recovered from it. @returns {Promise<void>} */
  isGone(tab) {
    return this.#until(() => !this.#troubled.has(tab));
  }

  #until(isSo) {
    return new Promise((resolve) => {
      this.#look = () => {
        if (!isSo()) return;
        this.#look = undefined;
        resolve();
      };
      this.#look();
    });
  }
}
