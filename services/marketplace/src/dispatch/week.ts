import type { DispatchDay } from '@plaza/contracts/marketplace/dispatch';
import { BookingModel, openStatuses, type withContractor } from '../bookings/records/booking.model';
import { dayBounds, daysOfWeek } from '../time/zoned-time';

/** The bookings of one contractor; empty for those of all. */
export type Scope = Partial<{ readonly contractorId: string } & typeof withContractor>;

/**
 * The amount of work on each day of the week that contains `day`, in a time zone; `unassigned` matches unassigned
 * bookings.
 */
export async function countWeek(
  day: string,
  timeZone: string,
  scope: Scope,
  unassigned: object,
): Promise<DispatchDay[]> {
  const days = daysOfWeek(day).map((one) => ({ day: one, bounds: dayBounds(one, timeZone) }));
  const shown = { ...scope, status: { $in: [...openStatuses, 'completed'] } };
  const [bookings, waiting] = await Promise.all([
    countByDay(shown, days),
    countByDay({ ...scope, ...unassigned }, days),
  ]);
  return days.map((one, place) => ({ day: one.day, jobs: bookings[place] ?? 0, unassigned: waiting[place] ?? 0 }));
}

type BoundedDay = { readonly bounds: { readonly from: Date; readonly until: Date } };

/**
 * The number of matching bookings that begin on each of several consecutive days. A day that the zone does not have, as
 * when it moved across the date line, begins and ends where the next one begins.
 */
async function countByDay(matching: object, days: readonly BoundedDay[]): Promise<number[]> {
  const instants = new Set(days.flatMap(({ bounds }) => [bounds.from.getTime(), bounds.until.getTime()]));
  const boundaries = [...instants].map((instant) => new Date(instant));
  const counted = await BookingModel.aggregate<{ _id: Date; count: number }>([
    { $match: { ...matching, startsAt: { $gte: boundaries[0], $lt: boundaries.at(-1) } } },
    { $bucket: { groupBy: '$startsAt', boundaries, output: { count: { $sum: 1 } } } },
  ]);
  const byBegin = new Map(counted.map(({ _id, count }) => [_id.getTime(), count]));
  return days.map(({ bounds: { from, until } }) => (from < until ? (byBegin.get(from.getTime()) ?? 0) : 0));
}
