import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { TooMany } from './errors';

/** At most `points` in any window of `seconds`, per key. */
export interface LimitRule {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

export interface Taken {
  readonly allowed: boolean;
  readonly remaining: number;
  readonly retryAfterSeconds: number;
}

export interface Limiter {
  readonly rule: LimitRule;
  /** Takes points for a key and says whether they were there. */
  take(key: string, points?: number): Promise<Taken>;
  /** @throws TooMany when they were not */
  demand(key: string, points?: number): Promise<void>;
  reset(key: string): Promise<void>;
}

/** Counts in this process; with Redis across all instances, and in this process again while Redis is away. */
export function createLimiter(rule: LimitRule, redis?: Redis): Limiter {
  const { name, points, seconds } = rule;
  const own = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  const counter = redis
    ? new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `plaza:limit:${name}`,
        points,
        duration: seconds,
        inMemoryBlockOnConsumed: points + 1,
        insuranceLimiter: own,
      })
    : own;

  async function take(key: string, used = 1): Promise<Taken> {
    try {
      const { remainingPoints } = await counter.consume(key, used);
      return { allowed: true, remaining: remainingPoints, retryAfterSeconds: 0 };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { allowed: false, remaining: 0, retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
    }
  }

  return {
    rule,
    take,
    async demand(key, used) {
      const taken = await take(key, used);
      if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
    },
    async reset(key) {
      await counter.delete(key);
    },
  };
}
