import type { DispatchUser } from '@plaza/contracts/marketplace/dispatch';
import { clockInterval } from '@plaza/ui/time';
import { isAvailable } from './board-bookings';

/** A user's working hours on the day: "07:00–12:00, 13:00–19:00". */
export function workingHoursLabel(user: DispatchUser, timeZone: string): string {
  const { working } = user;
  if (!isAvailable(user)) return 'Takes no bookings';
  if (!working) return 'Any time';
  if (working.length === 0) return 'Not working';
  return working.map(({ from, until }) => clockInterval({ startsAt: from, endsAt: until }, { timeZone })).join(', ');
}
