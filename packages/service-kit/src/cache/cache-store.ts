/** The stored bytes, and when they were stored (milliseconds since the epoch). */
export interface CacheEntry {
  readonly body: Buffer;
  readonly storedAt: number;
}

/** Where a cache keeps its entries. */
export interface CacheStore {
  get(key: string): Promise<CacheEntry | undefined>;
  set(key: string, entry: CacheEntry, staleMs: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Locks a key for a refresh; undefined while another instance has the lock. Call the result to release it. */
  lock(key: string, ms: number): Promise<(() => Promise<void>) | undefined>;
}
