import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { browserTimeZone, toWallClock } from '@plaza/ui/time';

/** Whether the clocks where a booking takes place show another time than the reader's. */
export function isOnOtherClock({ startsAt, timeZone }: Pick<Booking, 'startsAt' | 'timeZone'>): boolean {
  const [own, there] = [toWallClock(startsAt, browserTimeZone()), toWallClock(startsAt, timeZone)];
  return own.day !== there.day || own.minutes !== there.minutes;
}
