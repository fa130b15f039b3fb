import { takeLock } from '@plaza/service-kit/cache/redis-lock';
import type { Log } from '@plaza/service-kit/logging/log';
import type { ServiceContext } from '@plaza/service-kit/start-service';

/** The maximum time to record a drill, announce it and try its journeys. */
const maxMs = 30_000;

/**
 * The lock for starting a drill, taken until other gateways have been told: one at a time in this process and, with
 * Redis, across all gateways. While Redis is unavailable, gateways cannot learn of each other's drills anyway.
 */
export class StartLock {
  #isTaken = false;

  constructor(
    private readonly redis: ServiceContext['redis'],
    private readonly log: Pick<Log, 'warn'>,
  ) {}

  /** @returns a function that releases the lock; undefined while another drill is being started */
  async take(): Promise<(() => Promise<void>) | undefined> {
    if (this.#isTaken) return undefined;
    this.#isTaken = true;
    const unlock = await this.#takeShared();
    if (!unlock) {
      this.#isTaken = false;
      return undefined;
    }
    return async () => {
      this.#isTaken = false;
      await unlock().catch((error) =>
        this.log.warn({ err: error }, 'the lock of drills could not be released and will expire'),
      );
    };
  }

  async #takeShared(): Promise<(() => Promise<void>) | undefined> {
    if (!this.redis) return async () => undefined;
    try {
      return await takeLock(this.redis, 'plaza:lock:drill', maxMs);
    } catch (error) {
      this.log.warn({ err: error }, 'a drill starts without the lock shared with other gateways');
      return async () => undefined;
    }
  }
}
