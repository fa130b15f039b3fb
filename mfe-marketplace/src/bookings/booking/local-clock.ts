import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { browserTimeZone, toWallClock } from '@plaza/ui/time';

/** Whether the wall clock where a booking takes place differs from the user's. */
export function isOnOtherClock({ startsAt, timeZone }: Pick<Booking, 'startsAt' | 'timeZone'>): boolean {
  const [own, there] = [toWallClock(startsAt, browserTimeZone()), toWallClock(startsAt, timeZone)];
  return own.day !== there.day || own.minutes !== there.minutes;
}
