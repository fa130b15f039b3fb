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

/** The number of matching bookings that begin on each of several consecutive days. */
async function countByDay(matching: object, days: readonly BoundedDay[]): Promise<number[]> {
  const begins = days.map(({ bounds }) => bounds.from);
  const [from, until] = [begins[0], days.at(-1)?.bounds.until];
  const counted = await BookingModel.aggregate<{ _id: Date; count: number }>([
    { $match: { ...matching, startsAt: { $gte: from, $lt: until } } },
    { $bucket: { groupBy: '$startsAt', boundaries: [...begins, until], output: { count: { $sum: 1 } } } },
  ]);
  const byBegin = new Map(counted.map(({ _id, count }) => [_id.getTime(), count]));
  return begins.map((begin) => byBegin.get(begin.getTime()) ?? 0);
}
