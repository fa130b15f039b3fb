import { LRUCache } from 'lru-cache';
import type { Log } from '../log';
import type { CacheEntry, CacheStore } from './cache-store';

/** Until `freshMs` an entry is served as it is; until `staleMs` it is served while it is renewed behind the answer. */
export interface CacheTimes {
  readonly freshMs: number;
  readonly staleMs: number;
}

/** Bytes that are costly to get, kept for a time; one refresh at a time across all instances of a service. */
export interface Cache {
  /**
   * The bytes of a key, from the cache or from `load`. Nobody waits while something kept can be served.
   * @throws what `load` throws, when nothing is kept
   */
  remember(key: string, times: CacheTimes, load: () => Promise<Buffer>): Promise<CacheEntry>;
  /** Forgets a key, everywhere at once but for own copies younger than a second. */
  drop(key: string): Promise<void>;
}

/** How long a process serves its own copy without asking the store; also the pause after a refresh that failed. */
const ownCopyMs = 1000;
/** How long one instance may take to load before another one tries. */
const lockMs = 10_000;
const pollMs = 25;

/** A refresh on its way; what it loads is not kept once the key was dropped. */
interface Flight {
  dropped: boolean;
  result?: Promise<CacheEntry>;
}

/** A cache over a store (memory or Redis). */
export function createCache(store: CacheStore, log: Log): Cache {
  const own = new LRUCache<string, { kept: CacheEntry; until: number }>({ max: 1000 });
  const flights = new Map<string, Flight>();

  function keep(key: string, kept: CacheEntry, maxAgeMs: number): CacheEntry {
    own.set(key, { kept, until: Math.min(Date.now() + ownCopyMs, kept.storedAt + maxAgeMs) });
    return kept;
  }

  /** Loads, unless another instance is at it: then serves what is kept, or waits for what that one stores. */
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
        const kept = await store.get(key);
        const age = ageOf(kept);
        if (kept && age < (unlock ? times.freshMs : times.staleMs)) return keep(key, kept, times.freshMs);
        if (unlock || Date.now() > patience) return await loadAndStore(key, times, load, flight);
      } finally {
        await unlock?.();
      }
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }

  async function loadAndStore(key: string, times: CacheTimes, load: () => Promise<Buffer>, flight: Flight) {
    const kept = { body: await load(), storedAt: Date.now() };
    if (flight.dropped) return kept;
    keep(key, kept, times.freshMs);
    await store.set(key, kept, times.staleMs);
    return kept;
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

  return {
    async remember(key, times, load) {
      const mine = own.get(key);
      if (mine && mine.until > Date.now()) return mine.kept;
      const kept = await store.get(key);
      const age = ageOf(kept);
      if (kept && age < times.freshMs) return keep(key, kept, times.freshMs);
      const refreshed = refreshOnce(key, times, load);
      if (!kept || age >= times.staleMs) return refreshed;
      refreshed.catch((error) => {
        log.warn({ err: error, key }, 'refresh failed; stale served');
        keep(key, kept, times.staleMs);
      });
      return kept;
    },
    async drop(key) {
      own.delete(key);
      const flight = flights.get(key);
      if (flight) flight.dropped = true;
      flights.delete(key);
      await store.delete(key);
    },
  };
}

/** Milliseconds since an entry was stored; endless where there is none. */
function ageOf(kept: CacheEntry | undefined): number {
  return kept ? Date.now() - kept.storedAt : Number.POSITIVE_INFINITY;
}
