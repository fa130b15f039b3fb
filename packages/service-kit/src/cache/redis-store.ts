import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Log } from '../log';
import type { CacheEntry, CacheStore } from './cache-store';
import { memoryStore } from './memory-store';

/** Gives a lock back only where it is still ours. */
const unlockScript = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/** How long Redis is left alone after it failed: one that hangs must not cost every request a time-out. */
const pauseMs = 1000;

/**
 * Keeps entries in Redis, shared by all instances. While Redis cannot be reached, this process keeps its own:
 * the platform is slower then, not down.
 */
export function redisStore(redis: Redis, log: Log): CacheStore {
  const name = (key: string) => `plaza:cache:${key}`;
  let fallback = memoryStore();
  let outage: { until: number } | undefined;
  /** Keys that were deleted while Redis could not be reached; they must not come back with it. */
  const missed = new Set<string>();
  let replay: NodeJS.Timeout | undefined;

  async function deleteMissed() {
    const keys = [...missed];
    if (keys.length > 0) await redis.del(...keys.map(name));
    for (const key of keys) missed.delete(key);
  }

  /** Deletes it as soon as Redis is back, asked for or not: other instances read there. */
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
    if (outage && Date.now() < outage.until) return instead();
    if (outage) outage.until = Date.now() + pauseMs; // one asks whether Redis is back; the others do not wait for that
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
      outage = { until: Date.now() + pauseMs };
      return instead();
    }
  }

  return {
    get: (key) =>
      orFallback(
        async () => decode(await redis.getBuffer(name(key))),
        () => fallback.get(key),
      ),
    set: (key, entry, staleMs) =>
      orFallback(
        async () => {
          await redis.set(name(key), encode(entry), 'PX', Math.max(1, Math.round(staleMs)));
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
          const token = randomUUID();
          const lockName = `${name(key)}:lock`;
          if ((await redis.set(lockName, token, 'PX', ms, 'NX')) !== 'OK') return undefined;
          return () =>
            orFallback(
              async () => {
                await redis.eval(unlockScript, 1, lockName, token);
              },
              async () => undefined,
            );
        },
        () => fallback.lock(key, ms),
      ),
  };
}

/** The stored form: eight bytes of time, then the body. */
function encode({ body, storedAt }: CacheEntry): Buffer {
  const head = Buffer.allocUnsafe(8);
  head.writeDoubleBE(storedAt);
  return Buffer.concat([head, body]);
}

function decode(stored: Buffer | null): CacheEntry | undefined {
  if (!stored || stored.length < 8) return undefined;
  return { storedAt: stored.readDoubleBE(0), body: stored.subarray(8) };
}
