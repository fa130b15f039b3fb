import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import type { Log } from '@plaza/service-kit/log';
import { type Dispatcher, Pool } from 'undici';
import type { LiveConfiguration } from '../configuration/live-configuration';
import type { Faults } from '../drills/faults';
import { type Area, areas } from '../routes';
import { Breaker } from './breaker';

/** A service, or that of an area that is not built in, as the proxy uses it: its connections, its breaker and the number of requests in flight. */
export class Upstream {
  readonly pool: Pool;
  readonly breaker: Breaker;
  inflight = 0;
  /** Of the platform itself: it alone may set cookies, and say other things that hold for all of the platform. */
  readonly isBuiltIn: boolean;

  constructor(
    readonly area: string,
    readonly url: string,
    readonly log: Log,
    private readonly maxInflight: number,
    { breaker, timeouts }: Pick<GatewayConfiguration, 'breaker' | 'timeouts'>,
    private readonly faults: Faults,
  ) {
    this.isBuiltIn = areas.some((one) => one === area);
    this.pool = new Pool(new URL(url).origin, {
      // One connection per request in flight: no request waits in a queue to which no timeout applies.
      connections: null,
      pipelining: 1,
      connectTimeout: timeouts.connectMs,
      headersTimeout: timeouts.headersMs,
      bodyTimeout: timeouts.bodyMs,
    });
    this.breaker = new Breaker(breaker);
  }

  dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): void {
    this.faults.dispatch(this.area, this.pool, options, handler);
  }

  /** Whether `acquire` would admit a request just now; it takes nothing. */
  isAvailable(): boolean {
    return this.inflight < this.maxInflight && this.breaker.state !== 'open';
  }

  /** Admits a request, whose end is then reported by one of the three methods below. @returns false when it may not go */
  acquire(): boolean {
    if (this.inflight >= this.maxInflight || !this.breaker.acquire()) return false;
    this.inflight++;
    return true;
  }

  succeeded(): void {
    this.inflight--;
    this.breaker.succeeded();
  }

  failed(): void {
    this.inflight--;
    this.breaker.failed();
  }

  abandoned(): void {
    this.inflight--;
    this.breaker.abandoned();
  }

  /** Whether the service's health check succeeds. */
  async isAlive(): Promise<boolean> {
    if (this.faults.isServiceStopped(this.area)) return false;
    try {
      const { statusCode, body } = await this.pool.request({ path: '/healthz', method: 'GET', headersTimeout: 1000 });
      await body.dump();
      return statusCode === 200;
    } catch {
      return false;
    }
  }
}

export type Upstreams = Readonly<Record<Area, Upstream>>;

export function openUpstreams({ current }: LiveConfiguration, log: Log, faults: Faults): Upstreams {
  const opened = areas.map((area) => {
    const { targets, maxInflight } = current.services[area];
    return [area, new Upstream(area, targets[0]?.address ?? '', log, maxInflight, current, faults)] as const;
  });
  return Object.fromEntries(opened) as Record<Area, Upstream>;
}
