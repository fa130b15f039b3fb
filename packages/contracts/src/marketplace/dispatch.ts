import { z } from 'zod';
import { call } from '../call';
import { Id, Instant } from '../ids';
import { adminRoles } from '../roles';
import { Booking } from './bookings';
import { Day, TimeZone } from './fields';
import * as marketplaceRoutes from './routes';

/** A row of the board. `contractorId`: the contractor for whom they work; for contractors their own id. */
export const DispatchUser = z.object({
  id: Id,
  name: z.string(),
  contractorId: Id,
  company: z.string(),
  /** The working hours on that day; null if none are set, which means any time. */
  working: z.array(z.object({ from: Instant, until: Instant })).nullable(),
  /**
   * False for a contractor to whom nothing can be assigned, such as one whose account is disabled; otherwise absent.
   */
  isListed: z.literal(false).optional(),
});
export type DispatchUser = z.infer<typeof DispatchUser>;

const count = z.number().int().min(0);

/** How many bookings start on a day, including completed ones, and how many of them are in `unassigned`. */
export const DispatchDay = z.object({ day: Day, jobs: count, unassigned: count });
export type DispatchDay = z.infer<typeof DispatchDay>;

/**
 * The bookings of a day. A contractor sees themself and their employees; an administrator sees the contractors with
 * bookings on that day, and others by name, together at most `boardContractors`. `unassigned`: bookings of any day, at
 * most `boardUnassigned`; for a contractor open ones without an assignee; for an administrator pending requests, and
 * open ones whose contractor was deleted.
 */
export const DispatchBoard = z.object({
  day: Day,
  /** The start and end of the day. */
  from: Instant,
  until: Instant,
  /** The rows. */
  people: z.array(DispatchUser),
  /** Whether there are contractors without a row; absent if everybody has one. */
  morePeople: z.boolean().optional(),
  /** Confirmed, running and completed bookings that overlap the day, and requests for it. */
  jobs: z.array(Booking),
  /** Whether the day has more than `boardJobs`, of which `jobs` has the earliest; absent if it has all. */
  moreJobs: z.boolean().optional(),
  unassigned: z.array(Booking),
  /** Whether there are more unassigned bookings; absent if these are all. */
  moreUnassigned: z.boolean().optional(),
  /** The seven days of the week, from Monday. */
  week: z.array(DispatchDay),
});
export type DispatchBoard = z.infer<typeof DispatchBoard>;

export const dispatchCalls = {
  dispatch: call(marketplaceRoutes.dispatch, {
    summary: 'The bookings of a day by employee, and the unassigned ones.',
    access: { roles: ['contractor', ...adminRoles], scope: 'bookings' },
    query: z.strictObject({ day: Day, timeZone: TimeZone }),
    answer: DispatchBoard,
  }),
} as const;
