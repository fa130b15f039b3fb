import type { Log } from '../logging/log';
import { CacheEntries } from './cache-entries';
import { CacheRefreshes } from './cache-refreshes';
import type { CacheEntry, CacheStore, CacheTimes } from './cache-store';

/**
 * Stores bytes that are expensive to load, for a limited time; one refresh at a time across all instances of a service.
 */
export interface Cache {
  /**
   * The bytes of a key, from the cache or from `load`. Callers do not wait while an entry can be served.
   * @throws what `load` throws, if there is no entry
   */
  remember(key: string, times: CacheTimes, load: () => Promise<Buffer>): Promise<CacheEntry>;
  /** Stores the bytes of a key, replacing the earlier ones; of simultaneous writes the last one wins. */
  put(key: string, times: CacheTimes, body: Buffer): Promise<void>;
  /** Deletes a key everywhere; other processes may serve their own copies for up to a second longer. */
  drop(key: string): Promise<void>;
}

/** A cache over a store (memory or Redis). */
export function createCache(store: CacheStore, log: Log): Cache {
  const entries = new CacheEntries(store);
  const refreshes = new CacheRefreshes(store, entries);

  /** Called before a write: data that was read or is being loaded is no longer stored. */
  function abandon(key: string): void {
    entries.beginWrite();
    refreshes.abandon(key);
  }

  return {
    async remember(key, times, load) {
      const own = entries.ownCopy(key);
      if (own) return own;
      const { entry, age } = await entries.read(key, times);
      if (entry && age < times.freshMs) return entry;
      const { drop, result } = refreshes.start(key, times, load);
      if (!entry || age >= times.staleMs) return result;
      result.catch((error) => {
        log.warn({ err: error, key }, 'refresh failed; stale served');
        if (!drop.signal.aborted) entries.copy(key, entry, times.staleMs);
      });
      return entry;
    },
    async put(key, times, body) {
      abandon(key);
      await entries.write(key, { body, storedAt: Date.now() }, times);
    },
    async drop(key) {
      entries.dropCopy(key);
      abandon(key);
      await store.delete(key);
    },
  };
}
