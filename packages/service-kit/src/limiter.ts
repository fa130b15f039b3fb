import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { TooManyRequests } from './errors';

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
  /** @throws TooManyRequests when they were not */
  demand(key: string, points?: number): Promise<void>;
  reset(key: string): Promise<void>;
}

/** How long Redis is left alone after it failed: one that hangs must not cost every request a time-out. */
const pauseMs = 1000;

/** Counts in this process; with Redis across all instances, and in this process again while Redis is away. */
export function createLimiter(rule: LimitRule, redis?: Redis): Limiter {
  const { name, points, seconds } = rule;
  const own = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  const shared = redis && sharedCounter(rule, redis);
  let awayUntil = 0;

  async function orAlone<T>(ask: (counter: RateLimiterAbstract) => Promise<T>): Promise<T> {
    if (!shared || Date.now() < awayUntil) return ask(own);
    if (awayUntil > 0) awayUntil = Date.now() + pauseMs; // one asks whether Redis is back; the others do not wait
    try {
      const answer = await ask(shared);
      awayUntil = 0;
      return answer;
    } catch (error) {
      if (error instanceof RateLimiterRes) {
        awayUntil = 0;
        throw error;
      }
      awayUntil = Date.now() + pauseMs;
      return ask(own);
    }
  }

  async function take(key: string, used = 1): Promise<Taken> {
    try {
      const { remainingPoints } = await orAlone((counter) => counter.consume(key, used));
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
      if (!taken.allowed) throw new TooManyRequests(taken.retryAfterSeconds);
    },
    async reset(key) {
      await own.delete(key);
      await orAlone((counter) => counter.delete(key));
    },
  };
}

/** Counts in Redis; whoever is far beyond the limit is refused without asking there again. */
function sharedCounter({ name, points, seconds }: LimitRule, redis: Redis): RateLimiterRedis {
  return new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `plaza:limit:${name}`,
    points,
    duration: seconds,
    inMemoryBlockOnConsumed: points + 1,
  });
}
