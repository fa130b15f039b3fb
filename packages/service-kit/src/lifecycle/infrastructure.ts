import type { Redis } from 'ioredis';
import type { Bus } from '../bus/bus';
import { memoryBus } from '../bus/memory-bus';
import { type Cache, createCache } from '../cache/cache';
import { memoryStore } from '../cache/memory-store';
import type { Log } from '../logging/log';
import { createRejections, type Rejections } from '../rejections';
import { type MessageAuthentication, messageAuthentication } from '../security/message-authentication';

/** What the instances of a service share: cache and bus, on Redis if it is configured, otherwise in this process. */
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
 * @param redisUrl without it cache and bus are local to this process
 * @param secrets authenticate internal calls, events and cache entries: one, or two for rotation. Without any, the
 * publicly known development secret is used.
 * @param isAlone whether other processes exist, whose events cannot be received without Redis
 */
export async function openInfrastructure(
  redisUrl: string | undefined,
  log: Log,
  secrets?: readonly string[],
  isAlone = false,
): Promise<Infrastructure> {
  const rejections = createRejections(log);
  if (!secrets)
    log.warn('BUS_SECRET is not set: anyone who can reach this service or its Redis is trusted as a service');
  const authentication = messageAuthentication(secrets);
  if (!redisUrl) {
    const bus = memoryBus(log, isAlone);
    return { cache: createCache(memoryStore(), log), bus, rejections, authentication, close: () => bus.close() };
  }
  // The client and the schemas of events are large modules that programs without Redis need not load.
  const [{ connectRedis, redisReady }, { redisBus }, { redisStore }] = await Promise.all([
    import('../redis'),
    import('../bus/redis-bus'),
    import('../cache/redis-store'),
  ]);
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
