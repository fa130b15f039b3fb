import { z } from 'zod';
import { call } from '../call';
import { Id, Instant } from '../ids';
import * as operationsRoutes from './routes';

const Count = z.number().int();
/** Milliseconds, with an error of at most a quarter; null without requests. */
const Duration = z.number().nullable();

/**
 * One address of a service, as one gateway sees it. `weight`: its current share, reduced while the target recovers;
 * `perSecond`: requests in the last whole second; `version`: the version that the program reported in the last health
 * check; `requests`, `failures`, `p50Ms`, `p99Ms`: over the last minute.
 */
export const TargetStatus = z.object({
  address: z.string(),
  subset: z.string().nullable(),
  version: z.string().nullable().optional(),
  weight: z.number(),
  health: z.enum(['unknown', 'good', 'bad']),
  breaker: z.enum(['closed', 'half-open', 'open']),
  inflight: Count,
  perSecond: Count,
  requests: Count,
  failures: Count,
  p50Ms: Duration,
  p99Ms: Duration,
});
export type TargetStatus = z.infer<typeof TargetStatus>;

/**
 * A service as one gateway sees it. `fallbacks`: requests of the last minute that were meant for a subset, but went to
 * other targets because none of the subset's targets was available.
 */
export const ServiceStatus = z.object({
  name: z.string(),
  targets: z.array(TargetStatus),
  fallbacks: z.array(z.object({ subset: z.string(), requests: Count })).optional(),
});

/** A gateway with all services that it sends requests to. `streams`: open event streams of browsers. */
export const GatewayStatus = z.object({
  id: Id,
  startedAt: Instant,
  streams: Count,
  services: z.array(ServiceStatus),
});
export type GatewayStatus = z.infer<typeof GatewayStatus>;

/** All gateways that reported within the last seconds; the gateway that answers the request comes first. */
export const PlatformStatus = z.object({ at: Instant, gateways: z.array(GatewayStatus) });
export type PlatformStatus = z.infer<typeof PlatformStatus>;

export const nowCalls = {
  now: call(operationsRoutes.now, {
    summary: 'The current state of each service and its targets, from the counters of the gateways.',
    access: { roles: ['admin_high'] },
    answer: PlatformStatus,
  }),
} as const;
