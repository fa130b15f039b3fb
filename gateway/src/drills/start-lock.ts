import { takeLock } from '@plaza/service-kit/cache/redis-lock';
import type { Log } from '@plaza/service-kit/log';
import type { ServiceContext } from '@plaza/service-kit/start-service';

/** Recording a drill, telling of it and trying its journeys take no longer. */
const maxMs = 30_000;

/**
 * Held by whoever starts a drill, until other gateways have heard of it: one at a time in this process, and with Redis
 * across all gateways. While Redis is away they do not hear each other anyway.
 */
export class StartLock {
  #isTaken = false;

  constructor(
    private readonly redis: ServiceContext['redis'],
    private readonly log: Pick<Log, 'warn'>,
  ) {}

  /** @returns how to give it back; undefined while somebody else starts a drill */
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
      await unlock().catch((error) => this.log.warn({ err: error }, 'the lock of drills runs out by itself'));
    };
  }

  async #takeShared(): Promise<(() => Promise<void>) | undefined> {
    if (!this.redis) return async () => undefined;
    try {
      return await takeLock(this.redis, 'plaza:lock:drill', maxMs);
    } catch (error) {
      this.log.warn({ err: error }, 'a drill starts without the lock that other gateways see');
      return async () => undefined;
    }
  }
}
