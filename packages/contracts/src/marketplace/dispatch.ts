import { z } from 'zod';
import { call } from '../call';
import { Id, Instant } from '../ids';
import { adminRoles } from '../roles';
import { Booking } from './bookings';
import { Day, TimeZone } from './fields';
import * as marketplaceRoutes from './routes';

/** A row of the board. `contractorId`: whose jobs they do, their own id for a contractor. */
export const DispatchUser = z.object({
  id: Id,
  name: z.string(),
  contractorId: Id,
  company: z.string(),
  /** When they work on the day; null where no hours are set, so that any time will do. */
  working: z.array(z.object({ from: Instant, until: Instant })).nullable(),
});
export type DispatchUser = z.infer<typeof DispatchUser>;

const count = z.number().int().min(0);

/** How many jobs begin on a day, completed ones included, and how many of them wait in `unassigned`. */
export const DispatchDay = z.object({ day: Day, jobs: count, unassigned: count });
export type DispatchDay = z.infer<typeof DispatchDay>;

/**
 * A day of work. A contractor sees themself and their employees; an administrator every contractor with their jobs, at
 * most 100. `unassigned`, of any day and at most 100: for a contractor open jobs that are assigned to nobody; for an
 * administrator requests that wait, and open jobs whose contractor is gone.
 */
export const DispatchBoard = z.object({
  day: Day,
  /** The day as instants. */
  from: Instant,
  until: Instant,
  people: z.array(DispatchUser),
  /** Confirmed, running and completed jobs that touch the day, and requests for it. */
  jobs: z.array(Booking),
  unassigned: z.array(Booking),
  /** The seven days of the week, from Monday. */
  week: z.array(DispatchDay),
});
export type DispatchBoard = z.infer<typeof DispatchBoard>;

export const dispatchCalls = {
  dispatch: call(marketplaceRoutes.dispatch, {
    summary: 'Who does what on a day, and what is unassigned.',
    access: { roles: ['contractor', ...adminRoles], scope: 'bookings' },
    query: z.strictObject({ day: Day, timeZone: TimeZone }),
    answer: DispatchBoard,
  }),
} as const;
