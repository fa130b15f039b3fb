type Callback = (lock: Lock | null) => unknown;

interface Request {
  readonly window: number;
  readonly name: string;
  readonly callback: Callback;
  readonly resolve: (value: unknown) => void;
}

/**
 * The locks of one browser with several windows, which jsdom lacks. Each window has its own `LockManager`, so that its
 * locks and requests end when the window does.
 */
export class BrowserLocks {
  readonly #held = new Map<string, Request>();
  readonly #waiting: Request[] = [];
  #windows = 0;

  /** The locks as a new window sees them, and a function that kills the window. */
  window(): { locks: LockManager; die: () => void } {
    this.#windows += 1;
    const window = this.#windows;
    const request = (name: string, ...[options, work]: [LockOptions, Callback] | [Callback]) => {
      const { ifAvailable, signal }: LockOptions = typeof options === 'function' ? {} : options;
      const callback = typeof options === 'function' ? options : (work as Callback);
      return new Promise<unknown>((resolve, reject) => {
        const isTaken = this.#held.has(name) || this.#waiting.some((other) => other.name === name);
        if (ifAvailable && isTaken) return resolve(callback(null));
        const asked: Request = { window, name, callback, resolve };
        this.#waiting.push(asked);
        signal?.addEventListener('abort', () => {
          if (this.#leave(asked)) reject(signal.reason);
        });
        queueMicrotask(() => this.#grant());
      });
    };
    return { locks: { request } as unknown as LockManager, die: () => this.#die(window) };
  }

  #grant(): void {
    for (const asked of [...this.#waiting]) {
      if (this.#held.has(asked.name)) continue;
      this.#leave(asked);
      this.#held.set(asked.name, asked);
      const done = Promise.resolve(asked.callback({ name: asked.name, mode: 'exclusive' }));
      void done.then((value) => {
        asked.resolve(value);
        this.#release(asked);
      });
    }
  }

  #release(asked: Request): void {
    if (this.#held.get(asked.name) === asked) this.#held.delete(asked.name);
    this.#grant();
  }

  #leave(asked: Request): boolean {
    const place = this.#waiting.indexOf(asked);
    if (place >= 0) this.#waiting.splice(place, 1);
    return place >= 0;
  }

  #die(window: number): void {
    for (const asked of [...this.#waiting]) if (asked.window === window) this.#leave(asked);
    for (const asked of [...this.#held.values()]) if (asked.window === window) this.#release(asked);
  }
}
