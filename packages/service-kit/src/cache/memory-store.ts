import { LRUCache } from 'lru-cache';
import type { CacheEntry, CacheStore } from './cache-store';

/** Stores entries in this process, at most 1,000 of them. */
export function memoryStore(): CacheStore {
  const entries = new LRUCache<string, CacheEntry>({ max: 1000 });
  /** `until` is a time of the monotonic clock. */
  const locks = new Map<string, { until: number }>();
  return {
    async get(key) {
      return entries.get(key);
    },
    async set(key, entry, staleMs) {
      entries.set(key, entry, { ttl: Math.max(1, staleMs) });
    },
    async delete(key) {
      entries.delete(key);
    },
    async lock(key, ms) {
      const held = locks.get(key);
      if (held && held.until > performance.now()) return undefined;
      const mine = { until: performance.now() + ms };
      locks.set(key, mine);
      return async () => {
        if (locks.get(key) === mine) locks.delete(key);
      };
    },
  };
}
