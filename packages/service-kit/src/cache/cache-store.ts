/** The stored bytes, and when they were stored (milliseconds since the epoch). */
export interface CacheEntry {
  readonly body: Buffer;
  readonly storedAt: number;
}

/**
 * Until `freshMs` an entry is served unchanged; until `staleMs` it is served while it is refreshed in the background.
 */
export interface CacheTimes {
  readonly freshMs: number;
  readonly staleMs: number;
}

/** Milliseconds since an entry was stored; infinite without an entry. */
export function ageOf(entry: CacheEntry | undefined): number {
  return entry ? Date.now() - entry.storedAt : Number.POSITIVE_INFINITY;
}

/** Where a cache keeps its entries. */
export interface CacheStore {
  get(key: string): Promise<CacheEntry | undefined>;
  set(key: string, entry: CacheEntry, staleMs: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Locks a key for a refresh; undefined while another instance has the lock. Call the result to release it. */
  lock(key: string, ms: number): Promise<(() => Promise<void>) | undefined>;
}
