import { z } from 'zod';
import { count, milliseconds } from './numbers';

/** The limits for services: how long they may take, and when requests are withheld from them. */
export const upstreamSettings = {
  UPSTREAM_CONNECT_MS: milliseconds(1000),
  UPSTREAM_HEADERS_MS: milliseconds(10_000),
  UPSTREAM_BODY_MS: milliseconds(10_000),
  /** Requests in flight to one target of a service at a time; it gets no further ones. */
  UPSTREAM_MAX_INFLIGHT: count(1000),
  BREAKER_WINDOW_MS: milliseconds(10_000),
  BREAKER_MIN_REQUESTS: count(10),
  BREAKER_FAILURE_RATIO: z.coerce.number().gt(0).max(1).default(0.5),
  BREAKER_OPEN_MS: milliseconds(5000),
  /** The time between two checks of a target. */
  HEALTH_INTERVAL_MS: milliseconds(3000),
};
