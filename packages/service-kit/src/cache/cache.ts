import { LRUCache } from 'lru-cache';
import type { Log } from '../log';
import type { CacheEntry, CacheStore } from './cache-store';

/** Until `freshMs` an entry is served as it is; until `staleMs` it is served while it is renewed behind the answer. */
export interface CacheTimes {
  readonly freshMs: number;
  readonly staleMs: number;
}

/** Bytes that are costly to get, stored for a time; one refresh at a time across all instances of a service. */
export interface Cache {
  /**
   * The bytes of a key, from the cache or from `load`. Nobody waits while there is an entry that can be served.
   * @throws what `load` throws, when there is no entry
   */
  remember(key: string, times: CacheTimes, load: () => Promise<Buffer>): Promise<CacheEntry>;
  /** Stores the bytes of a key in place of the earlier ones; of simultaneous writes the last one wins. */
  put(key: string, times: CacheTimes, body: Buffer): Promise<void>;
  /** Forgets a key, everywhere at once but for own copies younger than a second. */
  drop(key: string): Promise<void>;
}

/** How long a process serves its own copy without asking the store; also the pause after a refresh that failed. */
const ownCopyMs = 1000;
/** How long one instance may take to load before another one tries. */
const lockMs = 10_000;
const pollMs = 25;

/** A refresh on its way; what it loads is not stored once the key was dropped. */
interface Flight {
  dropped: boolean;
  result?: Promise<CacheEntry>;
}

/** A cache over a store (memory or Redis). */
export function createCache(store: CacheStore, log: Log): Cache {
  const own = new LRUCache<string, { entry: CacheEntry; until: number }>({ max: 1000 });
  const flights = new Map<string, Flight>();

  function copy(key: string, entry: CacheEntry, maxAgeMs: number): CacheEntry {
    own.set(key, { entry, until: Math.min(Date.now() + ownCopyMs, entry.storedAt + maxAgeMs) });
    return entry;
  }

  /** Loads, unless another instance does: then serves the entry, or waits for what that instance stores. */
  async function refresh(
    key: string,
    times: CacheTimes,
    load: () => Promise<Buffer>,
    flight: Flight,
  ): Promise<CacheEntry> {
    const patience = Date.now() + lockMs;
    while (true) {
      const unlock = await store.lock(key, lockMs);
      try {
        const entry = await store.get(key);
        const age = ageOf(entry);
        if (entry && age < (unlock ? times.freshMs : times.staleMs)) return copy(key, entry, times.freshMs);
        if (unlock || Date.now() > patience) return await loadAndStore(key, times, load, flight);
      } finally {
        await unlock?.();
      }
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }

  async function loadAndStore(key: string, times: CacheTimes, load: () => Promise<Buffer>, flight: Flight) {
    const entry = { body: await load(), storedAt: Date.now() };
    if (flight.dropped) return entry;
    copy(key, entry, times.freshMs);
    await store.set(key, entry, times.staleMs);
    return entry;
  }

  function refreshOnce(key: string, times: CacheTimes, load: () => Promise<Buffer>): Promise<CacheEntry> {
    const running = flights.get(key)?.result;
    if (running) return running;
    const flight: Flight = { dropped: false };
    flights.set(key, flight);
    flight.result = refresh(key, times, load, flight).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    return flight.result;
  }

  /** What is being loaded for a key is not stored any more. */
  function abandon(key: string): void {
    const flight = flights.get(key);
    if (flight) flight.dropped = true;
    flights.delete(key);
  }

  return {
    async remember(key, times, load) {
      const mine = own.get(key);
      if (mine && mine.until > Date.now()) return mine.entry;
      const entry = await store.get(key);
      const age = ageOf(entry);
      if (entry && age < times.freshMs) return copy(key, entry, times.freshMs);
      const refreshed = refreshOnce(key, times, load);
      if (!entry || age >= times.staleMs) return refreshed;
      refreshed.catch((error) => {
        log.warn({ err: error, key }, 'refresh failed; stale served');
        copy(key, entry, times.staleMs);
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

/** Milliseconds since an entry was stored; endless where there is none. */
function ageOf(entry: CacheEntry | undefined): number {
  return entry ? Date.now() - entry.storedAt : Number.POSITIVE_INFINITY;
}
