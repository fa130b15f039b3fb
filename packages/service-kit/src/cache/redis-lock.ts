import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';

/** Both scripts take effect only if this process still owns the lock. */
const unlockScript = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;
const renewScript = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0`;

/** How long other processes wait after the owner was killed; longer than a live process is ever blocked. */
const leaseMs = 1500;
const renewEveryMs = 400;

/**
 * Acquires a lock for at most `ms`. The lock is renewed while its owner runs, so that other processes do not wait all
 * that time for an owner that crashed.
 * @returns a function that releases the lock; undefined while another process owns it
 */
export async function takeLock(redis: Redis, name: string, ms: number): Promise<(() => Promise<void>) | undefined> {
  const token = randomUUID();
  const end = performance.now() + ms;
  if ((await redis.set(name, token, 'PX', Math.min(leaseMs, ms), 'NX')) !== 'OK') return undefined;
  const timer = setInterval(() => {
    const leftMs = Math.ceil(end - performance.now());
    if (leftMs <= 0) return clearInterval(timer);
    // If Redis is unavailable, the lock expires there and another process may acquire it: then both load, which is
    // harmless.
    redis.eval(renewScript, 1, name, token, Math.min(leaseMs, leftMs)).catch(() => undefined);
  }, renewEveryMs).unref();
  return async () => {
    clearInterval(timer);
    await redis.eval(unlockScript, 1, name, token);
  };
}
