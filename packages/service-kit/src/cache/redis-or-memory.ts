import type { Redis } from 'ioredis';
import type { Log } from '../logging/log';
import { RedisCircuitBreaker, retryAfterMs } from '../redis-circuit-breaker';
import type { CacheStore } from './cache-store';
import { memoryStore } from './memory-store';

/** Uses Redis, and while it is unavailable a store in the memory of this process. */
export class RedisOrMemory {
  #memory: CacheStore = memoryStore();
  readonly #breaker = new RedisCircuitBreaker();
  /** Names that were deleted while Redis was unavailable; they must not reappear when it is available again. */
  readonly #missed = new Set<string>();
  #replay: NodeJS.Timeout | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly log: Log,
  ) {}

  /** Deletes an entry that a process may have stored in memory while Redis was unavailable. */
  async deleteInMemory(key: string): Promise<void> {
    await this.#memory.delete(key);
  }

  /** Deletes a name as soon as Redis is available, even if no caller needs it, as other instances read it there. */
  deleteLater(name: string): void {
    this.#missed.add(name);
    this.#replay ??= setInterval(async () => {
      await this.run(
        () => this.#deleteMissed(),
        async () => undefined,
      );
      if (this.#missed.size > 0) return;
      clearInterval(this.#replay);
      this.#replay = undefined;
    }, retryAfterMs).unref();
  }

  /** @param attempt uses Redis @param instead uses the store in memory, after `attempt` has failed or instead of it */
  async run<T>(attempt: () => Promise<T>, instead: (memory: CacheStore) => Promise<T>): Promise<T> {
    if (!this.#breaker.mayTry()) return instead(this.#memory);
    try {
      await this.#deleteMissed();
      const result = await attempt();
      if (this.#breaker.recordSuccess()) {
        this.log.info('the cache is back in Redis');
        this.#memory = memoryStore();
      }
      return result;
    } catch (error) {
      if (this.#breaker.recordFailure()) {
        this.log.warn({ err: error }, 'Redis cannot be reached; the cache stays in this process');
      }
      return instead(this.#memory);
    }
  }

  async #deleteMissed(): Promise<void> {
    const names = [...this.#missed];
    if (names.length === 0) return;
    // Removed before Redis is asked: a deletion of the same name that is requested meanwhile has to take place later.
    this.#missed.clear();
    try {
      await this.redis.del(...names);
    } catch (error) {
      for (const name of names) this.deleteLater(name);
      throw error;
    }
  }
}
