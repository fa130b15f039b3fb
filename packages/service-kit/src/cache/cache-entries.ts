import { LRUCache } from 'lru-cache';
import { ageOf, type CacheEntry, type CacheStore, type CacheTimes } from './cache-store';

/** How long a process serves its own copy without asking the store; also the pause after a refresh that failed. */
const ownCopyMs = 1000;

/**
 * The copy that a process serves without asking the store: for a second by the monotonic clock, and only while the
 * entry may be served.
 */
interface OwnCopy {
  readonly entry: CacheEntry;
  readonly maxAgeMs: number;
  readonly until: number;
}

/** The entries of a store, and this process's own copies of them. */
export class CacheEntries {
  readonly #own = new LRUCache<string, OwnCopy>({ max: 1000 });
  /** Counts writes of all keys: data read before the latest write may be outdated. */
  #writes = 0;

  constructor(private readonly store: CacheStore) {}

  /** The own copy of an entry, while it may be served. */
  ownCopy(key: string): CacheEntry | undefined {
    const own = this.#own.get(key);
    return own && own.until > performance.now() && ageOf(own.entry) < own.maxAgeMs ? own.entry : undefined;
  }

  /** @param maxAgeMs the age of the entry up to which the copy may be served */
  copy(key: string, entry: CacheEntry, maxAgeMs: number): void {
    this.#own.set(key, { entry, maxAgeMs, until: performance.now() + ownCopyMs });
  }

  dropCopy(key: string): void {
    this.#own.delete(key);
  }

  /** Reads the entry in the store. A fresh entry is copied, unless a key was written in the meantime. */
  async read(key: string, { freshMs }: CacheTimes): Promise<{ entry: CacheEntry | undefined; age: number }> {
    const writesBefore = this.#writes;
    const entry = await this.store.get(key);
    const age = ageOf(entry);
    if (entry && age < freshMs && this.#writes === writesBefore) this.copy(key, entry, freshMs);
    return { entry, age };
  }

  /** Called before a write that replaces an entry: what is being read now is not copied. */
  beginWrite(): void {
    this.#writes += 1;
  }

  async write(key: string, entry: CacheEntry, { freshMs, staleMs }: CacheTimes): Promise<void> {
    this.copy(key, entry, freshMs);
    await this.store.set(key, entry, staleMs);
  }
}
