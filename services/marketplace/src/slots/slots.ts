import type { Slot, SlotQuestion } from '@plaza/contracts/marketplace/slots';
import type { WorkingHours } from '@plaza/contracts/marketplace/working-hours';
import { NotFound } from '@plaza/service-kit/errors';
import type { z } from 'zod';
import { Bookings } from '../bookings/booking.model';
import { takingTime } from '../contractors/busy-contractors';
import { ContractorProfile } from '../contractors/contractor-profile.model';
import { workingSpans } from '../contractors/working-spans';
import { dayBounds } from '../times/zoned-time';
import { halfHoursOf } from './half-hours';

type Question = z.output<typeof SlotQuestion>;

/**
 * When a contractor is free for a job of a length, in order. Who set no working hours is offered by day, on the
 * clocks of the asked zone.
 * @throws NotFound `contractor_not_found`
 */
export async function freeSlots(contractorId: string, { from, days, duration, timeZone }: Question): Promise<Slot[]> {
  const profile = await ContractorProfile.findOne({ userId: contractorId }, { workingHours: 1 }).lean();
  if (!profile) throw new NotFound('contractor_not_found', 'There is no such contractor.');
  const durationMs = duration * 3_600_000;
  const asked = dayBounds(from, timeZone, days);
  const until = new Date(asked.until.getTime() + durationMs); // a job may go on into the next day
  const now = Date.now();
  if (until.getTime() <= now) return [];

  const worked = workingSpans(profile.workingHours ?? byDay(timeZone), asked.from, until);
  const taken = await Bookings.find(
    { contractorId, ...takingTime(asked.from, until) },
    { startsAt: 1, endsAt: 1 },
  ).lean();
  return halfHoursOf(from, days, timeZone)
    .filter(({ startsAt }) => {
      const begin = startsAt.getTime();
      const end = begin + durationMs;
      return (
        begin > now &&
        worked.some((span) => span.from.getTime() <= begin && end <= span.until.getTime()) &&
        !taken.some((job) => job.startsAt.getTime() < end && begin < job.endsAt.getTime())
      );
    })
    .map(({ startsAt, ...local }) => ({ startsAt: startsAt.toISOString(), ...local }));
}

const byDay = (timeZone: string): WorkingHours => ({
  timeZone,
  spans: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', until: '20:00' })),
});
