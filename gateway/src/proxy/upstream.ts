import type { Log } from '@plaza/service-kit/log';
import { Pool } from 'undici';
import type { GatewayConfig } from '../config';
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
    private readonly config: GatewayConfig,
  ) {
    this.isBuiltIn = areas.some((one) => one === area);
    this.pool = new Pool(new URL(url).origin, {
      // One connection per request in flight: no request waits in a queue to which no timeout applies.
      connections: null,
      pipelining: 1,
      connectTimeout: config.UPSTREAM_CONNECT_MS,
      headersTimeout: config.UPSTREAM_HEADERS_MS,
      bodyTimeout: config.UPSTREAM_BODY_MS,
    });
    this.breaker = new Breaker({
      windowMs: config.BREAKER_WINDOW_MS,
      minRequests: config.BREAKER_MIN_REQUESTS,
      failureRatio: config.BREAKER_FAILURE_RATIO,
      openMs: config.BREAKER_OPEN_MS,
    });
  }

  /** Whether `acquire` would admit a request just now; it takes nothing. */
  isAvailable(): boolean {
    return this.inflight < this.config.UPSTREAM_MAX_INFLIGHT && this.breaker.state !== 'open';
  }

  /** Admits a request, whose end is then reported by one of the three methods below. @returns false when it may not go */
  acquire(): boolean {
    if (this.inflight >= this.config.UPSTREAM_MAX_INFLIGHT || !this.breaker.acquire()) return false;
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

export function openUpstreams(config: GatewayConfig, log: Log): Upstreams {
  const urls: Record<Area, string> = {
    identity: config.IDENTITY_URL,
    finance: config.FINANCE_URL,
    markets: config.MARKETS_URL,
    marketplace: config.MARKETPLACE_URL,
    registry: config.REGISTRY_URL,
  };
  const opened = areas.map((area) => [area, new Upstream(area, urls[area], log, config)] as const);
  return Object.fromEntries(opened) as Record<Area, Upstream>;
}
