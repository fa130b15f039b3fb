import type { Redis } from 'ioredis';
import type { Bus } from './bus/bus';
import { memoryBus } from './bus/memory-bus';
import { redisBus } from './bus/redis-bus';
import { type Cache, createCache } from './cache/cache';
import { memoryStore } from './cache/memory-store';
import { redisStore } from './cache/redis-store';
import type { Log } from './log';
import { type MessageAuthentication, messageAuthentication } from './message-authentication';
import { createRejections, type Rejections } from './rejections';

/** What instances share: cache and bus, on Redis where there is one, else in this process. */
export interface Infrastructure {
  readonly cache: Cache;
  readonly bus: Bus;
  readonly redis?: Redis;
  readonly rejections: Rejections;
  /** With the secret that all services share. */
  readonly authentication: MessageAuthentication;
  close(): Promise<void>;
}

/**
 * @param redisUrl without it everything stays in this process
 * @param secrets what internal calls, events and cache entries are authenticated with: one, or two for rotation.
 * Without one it is the secret of development, that everybody knows.
 * @param isAlone whether it is for a process beside others: without Redis these are not heard then
 */
export async function openInfrastructure(
  redisUrl: string | undefined,
  log: Log,
  secrets?: readonly string[],
  isAlone = false,
): Promise<Infrastructure> {
  const rejections = createRejections(log);
  if (!secrets) log.warn('BUS_SECRET is not set: whoever reaches this service, or its Redis, is taken for a service');
  const authentication = messageAuthentication(secrets);
  if (!redisUrl) {
    const bus = memoryBus(log, isAlone);
    return { cache: createCache(memoryStore(), log), bus, rejections, authentication, close: () => bus.close() };
  }
  // The client is large, and what runs without Redis does not need it.
  const { connectRedis, redisReady } = await import('./redis');
  const redis = connectRedis(redisUrl, log);
  const bus = redisBus(redis, log, authentication, rejections);
  await redisReady(redis, 2000);
  return {
    cache: createCache(redisStore(redis, log, authentication, rejections), log),
    bus,
    redis,
    rejections,
    authentication,
    async close() {
      await bus.close();
      redis.disconnect();
    },
  };
}
