import type { Redis } from 'ioredis';
import type { Log } from '../logging/log';
import type { Rejections } from '../rejections';
import { codeBytes, type MessageAuthentication } from '../security/message-authentication';
import type { CacheEntry, CacheStore } from './cache-store';
import { memoryStore } from './memory-store';
import { takeLock } from './redis-lock';

/** How long Redis is not asked after a failure: a Redis that hangs must not cost every request a timeout. */
const pauseMs = 1000;

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
  const name = (key: string) => `plaza:cache:${key}`;
  let fallback = memoryStore();
  let outage: { until: number } | undefined;
  /** Keys that were deleted while Redis was unavailable; they must not reappear when it is available again. */
  const missed = new Set<string>();
  let replay: NodeJS.Timeout | undefined;

  async function deleteMissed() {
    const keys = [...missed];
    if (keys.length > 0) await redis.del(...keys.map(name));
    for (const key of keys) missed.delete(key);
  }

  /** Deletes the key as soon as Redis is available, even if no caller needs it, as other instances read it there. */
  function deleteLater(key: string) {
    missed.add(key);
    replay ??= setInterval(async () => {
      await orFallback(deleteMissed, async () => undefined);
      if (missed.size > 0) return;
      clearInterval(replay);
      replay = undefined;
    }, pauseMs).unref();
  }

  async function orFallback<T>(attempt: () => Promise<T>, instead: () => Promise<T>): Promise<T> {
    if (outage && performance.now() < outage.until) return instead();
    // one request checks whether Redis is available again; the others do not wait for it
    if (outage) outage.until = performance.now() + pauseMs;
    try {
      await deleteMissed();
      const result = await attempt();
      if (outage) {
        log.info('the cache is back in Redis');
        fallback = memoryStore();
      }
      outage = undefined;
      return result;
    } catch (error) {
      if (!outage) log.warn({ err: error }, 'Redis cannot be reached; the cache stays in this process');
      outage = { until: performance.now() + pauseMs };
      return instead();
    }
  }

  return {
    get: (key) =>
      orFallback(
        async () => {
          const stored = await redis.getBuffer(name(key));
          if (!stored) return undefined;
          const entry = decode(name(key), stored, authentication);
          if (!entry) rejections.report('cache_entry', 'not_authentic', { key });
          return entry;
        },
        () => fallback.get(key),
      ),
    set: (key, entry, staleMs) =>
      orFallback(
        async () => {
          await redis.set(name(key), encode(name(key), entry, authentication), 'PX', Math.max(1, Math.round(staleMs)));
        },
        () => fallback.set(key, entry, staleMs),
      ),
    async delete(key) {
      await fallback.delete(key);
      await orFallback(
        async () => {
          await redis.del(name(key));
        },
        async () => deleteLater(key),
      );
    },
    lock: (key, ms) =>
      orFallback(
        async () => {
          const unlock = await takeLock(redis, `${name(key)}:lock`, ms);
          return unlock && (() => orFallback(unlock, async () => undefined));
        },
        () => fallback.lock(key, ms),
      ),
  };
}

const purpose = 'cache';
const timeBytes = 8;

/** The stored form: eight bytes of time, the authentication code over name, time and body, then the body. */
function encode(name: string, { body, storedAt }: CacheEntry, authentication: MessageAuthentication): Buffer {
  const time = Buffer.allocUnsafe(timeBytes);
  time.writeDoubleBE(storedAt);
  return Buffer.concat([time, authentication.sign(purpose, name, time, body), body]);
}

/** Undefined unless a process of the platform wrote exactly this entry under this name. */
function decode(name: string, stored: Buffer, authentication: MessageAuthentication): CacheEntry | undefined {
  const [time, body] = [stored.subarray(0, timeBytes), stored.subarray(timeBytes + codeBytes)];
  const code = stored.subarray(timeBytes, timeBytes + codeBytes);
  if (!authentication.isValid(code, purpose, name, time, body)) return undefined;
  return { storedAt: time.readDoubleBE(0), body };
}
