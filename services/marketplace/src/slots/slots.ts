import type { Slot, SlotQuery } from '@plaza/contracts/marketplace/slots';
import type { WorkingHours } from '@plaza/contracts/marketplace/working-hours';
import { NotFound } from '@plaza/service-kit/errors';
import type { z } from 'zod';
import { BookingModel } from '../bookings/records/booking.model';
import { occupyingConditions } from '../contractors/busy-contractors';
import { ContractorProfileModel } from '../contractors/records/contractor-profile.model';
import { workingIntervals } from '../contractors/records/working-intervals';
import { dayBounds } from '../time/zoned-time';
import { listHalfHours } from './half-hours';

type Query = z.output<typeof SlotQuery>;

/**
 * The possible starts of a booking of this duration, in order. For a contractor without working hours they are daytime
 * hours in this time zone.
 * @throws NotFound `contractor_not_found`
 */
export async function freeSlots(contractorId: string, { from, days, duration, timeZone }: Query): Promise<Slot[]> {
  const listed = { userId: contractorId, isListed: true };
  const profile = await ContractorProfileModel.findOne(listed, { workingHours: 1 }).lean();
  if (!profile) throw new NotFound('contractor_not_found', 'There is no such contractor.');
  const durationMs = duration * 3_600_000;
  const bounds = dayBounds(from, timeZone, days);
  const until = new Date(bounds.until.getTime() + durationMs); // a booking may end on the next day
  const now = Date.now();
  if (until.getTime() <= now) return [];

  const intervals = workingIntervals(profile.workingHours ?? byDay(timeZone), bounds.from, until);
  const taken = await BookingModel.find(
    { contractorId, ...occupyingConditions(bounds.from, until) },
    { startsAt: 1, endsAt: 1 },
  ).lean();
  return listHalfHours(from, days, timeZone)
    .filter(({ startsAt }) => {
      const begin = startsAt.getTime();
      const end = begin + durationMs;
      return (
        begin > now &&
        intervals.some((interval) => interval.from.getTime() <= begin && end <= interval.until.getTime()) &&
        !taken.some((booking) => booking.startsAt.getTime() < end && begin < booking.endsAt.getTime())
      );
    })
    .map(({ startsAt, ...local }) => ({ startsAt: startsAt.toISOString(), ...local }));
}

const byDay = (timeZone: string): WorkingHours => ({
  timeZone,
  spans: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', until: '20:00' })),
});
