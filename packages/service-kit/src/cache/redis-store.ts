import type { Redis } from 'ioredis';
import type { Log } from '../logging/log';
import type { Rejections } from '../rejections';
import type { MessageAuthentication } from '../security/message-authentication';
import type { CacheStore } from './cache-store';
import { takeLock } from './redis-lock';
import { RedisOrMemory } from './redis-or-memory';
import { decodeEntry, encodeEntry } from './signed-entry';

const nameOf = (key: string) => `plaza:cache:${key}`;

/**
 * Stores entries in Redis, shared by all instances. While Redis is unavailable, this process stores its own entries:
 * the platform is slower then, not down. An entry that no process of the platform wrote under its key counts as absent,
 * and is reported.
 */
export function redisStore(
  redis: Redis,
  log: Log,
  authentication: MessageAuthentication,
  rejections: Rejections,
): CacheStore {
  const entries = new RedisOrMemory(redis, log);

  async function read(key: string) {
    const name = nameOf(key);
    const stored = await redis.getBuffer(name);
    if (!stored) return undefined;
    const entry = decodeEntry(name, stored, authentication);
    if (!entry) rejections.report('cache_entry', 'not_authentic', { key });
    return entry;
  }

  return {
    get: (key) =>
      entries.run(
        () => read(key),
        (memory) => memory.get(key),
      ),
    set: (key, entry, staleMs) =>
      entries.run(
        async () => {
          const name = nameOf(key);
          await redis.set(name, encodeEntry(name, entry, authentication), 'PX', Math.max(1, Math.round(staleMs)));
        },
        (memory) => memory.set(key, entry, staleMs),
      ),
    async delete(key) {
      await entries.deleteInMemory(key);
      await entries.run(
        async () => {
          await redis.del(nameOf(key));
        },
        async () => entries.deleteLater(nameOf(key)),
      );
    },
    lock: (key, ms) =>
      entries.run(
        async () => {
          const unlock = await takeLock(redis, `${nameOf(key)}:lock`, ms);
          return unlock && (() => entries.run(unlock, async () => undefined));
        },
        (memory) => memory.lock(key, ms),
      ),
  };
}
