import { z } from 'zod';
import { call } from '../call';
import { ServiceName } from '../gateway/service-names';
import { Id, IdParams, Instant } from '../ids';
import { RemoteName } from '../permission-graph';
import * as operationsRoutes from './routes';

/**
 * `stopped`: the service refuses connections; `slow`: each response is delayed by three seconds; `faulty`: every second
 * request fails.
 */
export const drillFaults = ['stopped', 'slow', 'faulty'] as const;
export const DrillFault = z.enum(drillFaults);
export type DrillFault = z.infer<typeof DrillFault>;

const seconds = z.int().min(10).max(60);

/**
 * A fault that is injected for a limited time. Files of a remote, and Redis, can only be made unavailable, not slow or
 * faulty.
 */
export const NewDrill = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('service'), name: ServiceName, fault: DrillFault, seconds }),
  z.strictObject({ kind: z.literal('remote'), name: RemoteName, fault: z.literal('stopped'), seconds }),
  z.strictObject({ kind: z.literal('redis'), name: z.literal('redis'), fault: z.literal('stopped'), seconds }),
]);
export type NewDrill = z.infer<typeof NewDrill>;

/** The result of a journey, best first: as usual; after two seconds or more; from stale responses; or not at all. */
export const journeyOutcomes = ['works', 'slow', 'kept', 'fails'] as const;
export const JourneyOutcome = z.enum(journeyOutcomes);
export type JourneyOutcome = z.infer<typeof JourneyOutcome>;

/**
 * The result of one user journey. `before` is null for a journey that the operator may not make, and that is not tried;
 * `worst` is the worst result during the drill, out of `tries` attempts with `failures` failures; `after` is null until
 * the drill is over.
 */
export const JourneyReport = z.object({
  name: z.string(),
  before: JourneyOutcome.nullable(),
  worst: JourneyOutcome.nullable(),
  tries: z.number().int(),
  failures: z.number().int(),
  after: JourneyOutcome.nullable(),
});
export type JourneyReport = z.infer<typeof JourneyReport>;

/** What gateways and services have to know about a drill to inject its fault. */
export const DrillOrder = z.object({
  id: Id,
  kind: z.enum(['service', 'remote', 'redis']),
  name: z.string(),
  fault: DrillFault,
  seconds: z.number(),
});
export type DrillOrder = z.infer<typeof DrillOrder>;

/** A drill with the results of its journeys. `endedAt` is null while it runs. */
export const Drill = DrillOrder.extend({
  startedAt: Instant,
  endedAt: Instant.nullable(),
  /**
   * Whether journeys are still tried: while the drill runs, and afterwards until their results are as before or twenty
   * seconds have passed.
   */
  isWatched: z.boolean(),
  /** The operator who started it. */
  by: Id,
  journeys: z.array(JourneyReport),
});
export type Drill = z.infer<typeof Drill>;

/**
 * `areAllowed`: false in production unless the deployment allows drills; `hasRedis`: whether there is a Redis to
 * disconnect.
 */
export const Drills = z.object({ areAllowed: z.boolean(), hasRedis: z.boolean(), drills: z.array(Drill) });
export type Drills = z.infer<typeof Drills>;

const highAdmin = { roles: ['admin_high'] } as const;

export const drillCalls = {
  drills: call(operationsRoutes.drills, {
    summary: 'The last drills, newest first; the running one with what currently works.',
    access: highAdmin,
    answer: Drills,
  }),
  startDrill: call(operationsRoutes.startDrill, {
    summary: 'Start a drill: a service, a remote or Redis fails for some seconds. Only one at a time.',
    access: highAdmin,
    personal: true,
    reauthentication: true,
    status: 201,
    body: NewDrill,
    answer: Drill,
  }),
  endDrill: call(operationsRoutes.endDrill, {
    summary: 'End the running drill early.',
    access: highAdmin,
    personal: true,
    params: IdParams,
  }),
} as const;
