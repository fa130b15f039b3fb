import { createLimiter, type Limiter, type LimitRule } from '@plaza/service-kit/limiter';
import type { Log } from '@plaza/service-kit/logging/log';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import { WindowLimit } from './window-limit';

/** A key's points are reported in this many portions: each instance exceeds the limit by at most one portion. */
const portions = 20;

/**
 * A limit that decides synchronously. It counts in this process; with Redis, it reports each twentieth of a key's
 * points to the shared count in the background, and blocks the key once all instances together have used up its points.
 */
export class SharedLimit {
  readonly #window: WindowLimit;
  #shared: Limiter | undefined;
  #reportEvery = 1;

  constructor(
    private rule: LimitRule,
    private readonly redis: ServiceContext['redis'],
    private readonly log: Log,
  ) {
    this.#window = new WindowLimit(rule.points, rule.seconds * 1000);
    this.#use(rule);
  }

  /** Changes the number of points from the next request on; points already used in current windows stay counted. */
  change(points: number): void {
    if (points !== this.rule.points) this.#use({ ...this.rule, points });
  }

  #use(rule: LimitRule): void {
    this.rule = rule;
    this.#window.points = rule.points;
    // The counter in Redis is named after the rule, so the new limiter continues with the same count.
    this.#shared = this.redis ? createLimiter(rule, this.redis) : undefined;
    this.#reportEvery = Math.max(1, Math.floor(rule.points / portions));
  }

  /** Takes a point for a key. @returns 0 if there was one left, else the seconds to wait */
  take(key: string): number {
    const now = performance.now();
    const count = this.#window.take(key, now);
    if (count > this.#window.points) return Math.max(1, Math.ceil(this.#window.endsIn(key, now) / 1000));
    if (this.#shared !== undefined && count % this.#reportEvery === 0) this.#report(this.#shared, key);
    return 0;
  }

  #report(shared: Limiter, key: string): void {
    shared.tryConsume(key, this.#reportEvery).then(
      ({ allowed, retryAfterSeconds }) => {
        if (!allowed) this.#window.block(key, performance.now(), retryAfterSeconds * 1000);
      },
      (error) => this.log.warn({ err: error, limit: shared.rule.name }, 'a limit could not be shared'),
    );
  }
}
