import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';

/** Both act only where the lock is still ours. */
const unlockScript = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;
const renewScript = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0`;

/** How long others wait for a holder that was killed; longer than a process is ever busy with something else. */
const leaseMs = 1500;
const renewEveryMs = 400;

/**
 * Takes a lock for `ms` at most. It is renewed while its holder lives, so that nobody waits all that time for one that
 * does not.
 * @returns how to give it back; undefined while another process has it
 */
export async function takeLock(redis: Redis, name: string, ms: number): Promise<(() => Promise<void>) | undefined> {
  const token = randomUUID();
  const end = performance.now() + ms;
  if ((await redis.set(name, token, 'PX', Math.min(leaseMs, ms), 'NX')) !== 'OK') return undefined;
  const timer = setInterval(() => {
    const leftMs = Math.ceil(end - performance.now());
    if (leftMs <= 0) return clearInterval(timer);
    // Where Redis is away, the lock runs out there, and another process may take it: then two load, and both may.
    redis.eval(renewScript, 1, name, token, Math.min(leaseMs, leftMs)).catch(() => undefined);
  }, renewEveryMs).unref();
  return async () => {
    clearInterval(timer);
    await redis.eval(unlockScript, 1, name, token);
  };
}
