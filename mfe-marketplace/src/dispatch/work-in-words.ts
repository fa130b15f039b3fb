import type { DispatchPerson } from '@plaza/contracts/marketplace/dispatch';
import { timesOf } from '../times/in-words';

/** When somebody works on the day: "07:00–12:00, 13:00–19:00". */
export function workInWords({ working }: DispatchPerson, timeZone: string): string {
  if (!working) return 'Any time';
  if (working.length === 0) return 'Not working';
  return working.map(({ from, until }) => timesOf({ startsAt: from, endsAt: until }, timeZone)).join(', ');
}
