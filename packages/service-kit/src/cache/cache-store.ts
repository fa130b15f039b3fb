/** Bytes and when they were stored (milliseconds since the epoch). */
export interface CacheEntry {
  readonly body: Buffer;
  readonly storedAt: number;
}

/** Where a cache keeps its entries. */
export interface CacheStore {
  get(key: string): Promise<CacheEntry | undefined>;
  set(key: string, entry: CacheEntry, staleMs: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** The right to refresh a key; undefined while another instance has it. Call the result to give it back. */
  lock(key: string, ms: number): Promise<(() => Promise<void>) | undefined>;
}
