import type { Redis } from 'ioredis';
import type { Bus } from './bus/bus';
import { memoryBus } from './bus/memory-bus';
import { redisBus } from './bus/redis-bus';
import { type Cache, createCache } from './cache/cache';
import { memoryStore } from './cache/memory-store';
import { redisStore } from './cache/redis-store';
import type { Log } from './log';
import { connectRedis, redisReady } from './redis';

/** What instances share: cache and bus, on Redis where there is one, else in this process. */
export interface Infrastructure {
  readonly cache: Cache;
  readonly bus: Bus;
  readonly redis?: Redis;
  close(): Promise<void>;
}

/** @param redisUrl without it everything stays in this process */
export async function openInfrastructure(redisUrl: string | undefined, log: Log): Promise<Infrastructure> {
  if (!redisUrl) {
    const bus = memoryBus(log);
    return { cache: createCache(memoryStore(), log), bus, close: () => bus.close() };
  }
  const redis = connectRedis(redisUrl, log);
  const bus = redisBus(redis, log);
  await redisReady(redis, 2000);
  return {
    cache: createCache(redisStore(redis, log), log),
    bus,
    redis,
    async close() {
      await bus.close();
      redis.disconnect();
    },
  };
}
