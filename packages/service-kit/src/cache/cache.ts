import { LRUCache } from 'lru-cache';
import type { Log } from '../logging/log';
import type { CacheEntry, CacheStore } from './cache-store';

/**
 * Until `freshMs` an entry is served unchanged; until `staleMs` it is served while it is refreshed in the background.
 */
export interface CacheTimes {
  readonly freshMs: number;
  readonly staleMs: number;
}

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

/** How long a process serves its own copy without asking the store; also the pause after a refresh that failed. */
const ownCopyMs = 1000;
/** How long one instance may take to load before another one tries. */
const lockMs = 10_000;
const pollMs = 25;

/** A refresh in progress; what it loads is not stored if the key was written or deleted in the meantime. */
interface Refresh {
  readonly drop: AbortController;
  readonly result: Promise<CacheEntry>;
}

/**
 * The copy that a process serves without asking the store: for a second by the monotonic clock, and only while the
 * entry may be served.
 */
interface OwnCopy {
  readonly entry: CacheEntry;
  readonly maxAgeMs: number;
  readonly until: number;
}

/** A cache over a store (memory or Redis). */
export function createCache(store: CacheStore, log: Log): Cache {
  const own = new LRUCache<string, OwnCopy>({ max: 1000 });
  const refreshes = new Map<string, Refresh>();
  /** Counts writes of all keys: data read before the latest write may be outdated. */
  let writes = 0;

  function copy(key: string, entry: CacheEntry, maxAgeMs: number): void {
    own.set(key, { entry, maxAgeMs, until: performance.now() + ownCopyMs });
  }

  /** Reads the entry in the store. A fresh entry is copied, unless a key was written in the meantime. */
  async function read(key: string, { freshMs }: CacheTimes) {
    const writesBefore = writes;
    const entry = await store.get(key);
    const age = ageOf(entry);
    if (entry && age < freshMs && writes === writesBefore) copy(key, entry, freshMs);
    return { entry, age };
  }

  /**
   * Loads the entry, unless another instance is loading it: then serves the stored entry, or waits for that instance.
   */
  async function refresh(
    key: string,
    times: CacheTimes,
    load: () => Promise<Buffer>,
    dropped: AbortSignal,
  ): Promise<CacheEntry> {
    const deadline = performance.now() + lockMs;
    while (true) {
      const unlock = await store.lock(key, lockMs);
      try {
        const { entry, age } = await read(key, times);
        if (entry && age < (unlock ? times.freshMs : times.staleMs)) return entry;
        if (unlock || performance.now() > deadline) return await loadAndStore(key, times, load, dropped);
      } finally {
        await unlock?.();
      }
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }

  async function loadAndStore(key: string, times: CacheTimes, load: () => Promise<Buffer>, dropped: AbortSignal) {
    const entry = { body: await load(), storedAt: Date.now() };
    if (dropped.aborted) return entry;
    copy(key, entry, times.freshMs);
    await store.set(key, entry, times.staleMs);
    return entry;
  }

  function refreshOnce(key: string, times: CacheTimes, load: () => Promise<Buffer>): Refresh {
    const running = refreshes.get(key);
    if (running) return running;
    const drop = new AbortController();
    const result = refresh(key, times, load, drop.signal).finally(() => {
      if (refreshes.get(key) === started) refreshes.delete(key);
    });
    const started = { drop, result };
    refreshes.set(key, started);
    return started;
  }

  /** Called before a write: data that was read or is being loaded is no longer stored. */
  function abandon(key: string): void {
    writes += 1;
    refreshes.get(key)?.drop.abort();
    refreshes.delete(key);
  }

  return {
    async remember(key, times, load) {
      const mine = own.get(key);
      if (mine && mine.until > performance.now() && ageOf(mine.entry) < mine.maxAgeMs) return mine.entry;
      const { entry, age } = await read(key, times);
      if (entry && age < times.freshMs) return entry;
      const { drop, result } = refreshOnce(key, times, load);
      if (!entry || age >= times.staleMs) return result;
      result.catch((error) => {
        log.warn({ err: error, key }, 'refresh failed; stale served');
        if (!drop.signal.aborted) copy(key, entry, times.staleMs);
      });
      return entry;
    },
    async put(key, times, body) {
      abandon(key);
      const entry = { body, storedAt: Date.now() };
      copy(key, entry, times.freshMs);
      await store.set(key, entry, times.staleMs);
    },
    async drop(key) {
      own.delete(key);
      abandon(key);
      await store.delete(key);
    },
  };
}

/** Milliseconds since an entry was stored; infinite without an entry. */
function ageOf(entry: CacheEntry | undefined): number {
  return entry ? Date.now() - entry.storedAt : Number.POSITIVE_INFINITY;
}
