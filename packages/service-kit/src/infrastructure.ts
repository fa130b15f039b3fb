import type { Redis } from 'ioredis';
import type { Bus } from './bus/bus';
import { memoryBus } from './bus/memory-bus';
import { redisBus } from './bus/redis-bus';
import { type Cache, createCache } from './cache/cache';
import { memoryStore } from './cache/memory-store';
import { redisStore } from './cache/redis-store';
import type { Log } from './log';
import { messageAuthentication } from './message-authentication';
import { connectRedis, redisReady } from './redis';
import { createRejections, type Rejections } from './rejections';

/** What instances share: cache and bus, on Redis where there is one, else in this process. */
export interface Infrastructure {
  readonly cache: Cache;
  readonly bus: Bus;
  readonly redis?: Redis;
  readonly rejections: Rejections;
  close(): Promise<void>;
}

/**
 * @param redisUrl without it everything stays in this process
 * @param secrets what events and cache entries in Redis are authenticated with: one, or two for rotation. Without one
 *   it is the secret of development, that everybody knows.
 */
export async function openInfrastructure(
  redisUrl: string | undefined,
  log: Log,
  secrets?: readonly string[],
): Promise<Infrastructure> {
  const rejections = createRejections(log);
  if (!redisUrl) {
    const bus = memoryBus(log);
    return { cache: createCache(memoryStore(), log), bus, rejections, close: () => bus.close() };
  }
  const redis = connectRedis(redisUrl, log);
  if (!secrets) log.warn('BUS_SECRET is not set: whoever can write to Redis can send events and change the cache');
  const authentication = messageAuthentication(secrets);
  const bus = redisBus(redis, log, authentication, rejections);
  await redisReady(redis, 2000);
  return {
    cache: createCache(redisStore(redis, log, authentication, rejections), log),
    bus,
    redis,
    rejections,
    async close() {
      await bus.close();
      redis.disconnect();
    },
  };
}
