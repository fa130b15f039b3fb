import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from './errors';
import { RedisCircuitBreaker } from './redis-circuit-breaker';

/** At most `points` in any window of `seconds`, per key. */
export interface LimitRule {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

export interface LimitResult {
  readonly allowed: boolean;
  readonly remaining: number;
  readonly retryAfterSeconds: number;
}

export interface Limiter {
  readonly rule: LimitRule;
  /** Consumes points of a key; `allowed` is whether enough points were left. */
  tryConsume(key: string, points?: number): Promise<LimitResult>;
  /** @throws TooManyRequests if too few points were left */
  consume(key: string, points?: number): Promise<void>;
  reset(key: string): Promise<void>;
  /** Changes the number of points from now on; points that were consumed before still count. */
  change(points: number): void;
}

/** Counts in this process; with Redis across all instances, and in this process again while Redis is unavailable. */
export function createLimiter(rule: LimitRule, redis?: Redis): Limiter {
  const { name, points, seconds } = rule;
  const own = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  let shared = redis && sharedCounter(rule, redis);
  const breaker = new RedisCircuitBreaker();

  async function withFallback<T>(ask: (counter: RateLimiterAbstract) => Promise<T>): Promise<T> {
    if (!shared || !breaker.mayTry()) return ask(own);
    try {
      const answer = await ask(shared);
      breaker.recordSuccess();
      return answer;
    } catch (error) {
      if (error instanceof RateLimiterRes) {
        breaker.recordSuccess();
        throw error;
      }
      breaker.recordFailure();
      return ask(own);
    }
  }

  async function tryConsume(key: string, used = 1): Promise<LimitResult> {
    try {
      const { remainingPoints } = await withFallback((counter) => counter.consume(key, used));
      return { allowed: true, remaining: remainingPoints, retryAfterSeconds: 0 };
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      return { allowed: false, remaining: 0, retryAfterSeconds: Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)) };
    }
  }

  return {
    rule,
    tryConsume,
    async consume(key, used) {
      const result = await tryConsume(key, used);
      if (!result.allowed) throw new TooManyRequests(result.retryAfterSeconds);
    },
    async reset(key) {
      await own.delete(key);
      await withFallback((counter) => counter.delete(key));
    },
    change(changed) {
      if (changed === own.points) return;
      own.points = changed;
      // Replaced, as it remembers the keys that it rejected under the earlier points; the counts are in Redis.
      shared = redis && sharedCounter({ ...rule, points: changed }, redis);
    },
  };
}

/** Counts in Redis; a key far beyond its limit is rejected without asking Redis again. */
function sharedCounter({ name, points, seconds }: LimitRule, redis: Redis): RateLimiterRedis {
  return new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `plaza:limit:${name}`,
    points,
    duration: seconds,
    inMemoryBlockOnConsumed: points + 1,
  });
}
