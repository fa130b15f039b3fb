import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { clockInWords, wallClock } from '../bookings/zoned-time';

/** "09:30–11:30" on the clocks of a zone. */
export function timesIn({ startsAt, endsAt }: Pick<Booking, 'startsAt' | 'endsAt'>, timeZone: string): string {
  const [start, end] = [startsAt, endsAt].map((at) => clockInWords(wallClock(Date.parse(at), timeZone).minutes));
  return `${start}–${end}`;
}
