import { Redis } from 'ioredis';
import type { Log } from './logging/log';
import { recordRedisSpans } from './tracing/redis-spans';

/**
 * Connects with fail-fast behavior: commands fail at once while Redis is unavailable, and the connection is restored
 * automatically.
 */
export function connectRedis(url: string, log: Log): Redis {
  recordRedisSpans();
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 1000,
    connectTimeout: 2000,
    // How long ioredis keeps a process alive when it disconnects a connection that is closed already; two seconds by
    // default.
    disconnectTimeout: 200,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1000),
  });
  let away = false;
  redis.on('error', (error) => {
    if (!away) log.warn({ err: error }, 'Redis cannot be reached');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.info('Redis is back');
    away = false;
  });
  return redis;
}

/** Waits at most `ms` until the connection is ready. Returns whether it is. */
export async function redisReady(redis: Redis, ms: number): Promise<boolean> {
  if (redis.status === 'ready') return true;
  return new Promise((resolve) => {
    const timer = setTimeout(() => done(false), ms);
    const onReady = () => done(true);
    const done = (ready: boolean) => {
      clearTimeout(timer);
      redis.off('ready', onReady);
      resolve(ready);
    };
    redis.once('ready', onReady);
  });
}
