import type { CacheEntries } from './cache-entries';
import type { CacheEntry, CacheStore, CacheTimes } from './cache-store';

/** How long one instance may take to load before another one tries. */
const lockMs = 10_000;
const pollMs = 25;

type Load = () => Promise<Buffer>;

/** A refresh in progress; what it loads is not stored if the key was written or deleted in the meantime. */
interface Refresh {
  readonly drop: AbortController;
  readonly result: Promise<CacheEntry>;
}

/** Loads entries that are no longer fresh: each key once at a time in this process, and across all instances. */
export class CacheRefreshes {
  readonly #running = new Map<string, Refresh>();

  constructor(
    private readonly store: Pick<CacheStore, 'lock'>,
    private readonly entries: CacheEntries,
  ) {}

  /** Starts a refresh of the key, unless there is one. */
  start(key: string, times: CacheTimes, load: Load): Refresh {
    const running = this.#running.get(key);
    if (running) return running;
    const drop = new AbortController();
    const result = this.#refresh(key, times, load, drop.signal).finally(() => {
      if (this.#running.get(key) === started) this.#running.delete(key);
    });
    const started = { drop, result };
    this.#running.set(key, started);
    return started;
  }

  /** Called before a write of the key: what is being loaded is no longer stored. */
  abandon(key: string): void {
    this.#running.get(key)?.drop.abort();
    this.#running.delete(key);
  }

  /**
   * Loads the entry, unless another instance is loading it: then serves the stored entry, or waits for that instance.
   */
  async #refresh(key: string, times: CacheTimes, load: Load, dropped: AbortSignal): Promise<CacheEntry> {
    const deadline = performance.now() + lockMs;
    while (true) {
      const unlock = await this.store.lock(key, lockMs);
      try {
        const { entry, age } = await this.entries.read(key, times);
        if (entry && age < (unlock ? times.freshMs : times.staleMs)) return entry;
        if (unlock || performance.now() > deadline) return await this.#loadAndStore(key, times, load, dropped);
      } finally {
        await unlock?.();
      }
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }

  async #loadAndStore(key: string, times: CacheTimes, load: Load, dropped: AbortSignal): Promise<CacheEntry> {
    const entry = { body: await load(), storedAt: Date.now() };
    if (!dropped.aborted) await this.entries.write(key, entry, times);
    return entry;
  }
}
