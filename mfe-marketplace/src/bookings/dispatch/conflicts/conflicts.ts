import type { Booking } from '@plaza/contracts/marketplace/bookings';
import type { DispatchBoard, DispatchUser } from '@plaza/contracts/marketplace/dispatch';
import { clockInterval } from '@plaza/ui/time';
import { bookingsOf, touchesDay } from '../board/board-bookings';

/**
 * The conflicts of an assignment. `rejected`: the server would reject it, because another booking occupies the time.
 */
export interface Conflicts {
  readonly messages: readonly string[];
  readonly rejected: boolean;
}

/** Conflicts on the board's day; those of a booking on another day are unknown. */
export function conflictsOf(booking: Booking, user: DispatchUser, board: DispatchBoard, timeZone: string): Conflicts {
  if (!touchesDay(booking, board)) return { messages: [], rejected: false };
  const overlapping = bookingsOf(board).filter((other) => occupies(other, user) && overlap(other, booking));
  const messages = overlapping.map(
    (other) => `Overlaps ${other.title} ${clockInterval(other, { timeZone, zone: 'unsaid' })}`,
  );
  if (isOutsideHours(booking, user, board)) messages.push('Outside working hours');
  const isOtherContractor = booking.contractor?.id !== user.contractorId;
  return { messages, rejected: isOtherContractor && booking.status !== 'pending' && overlapping.length > 0 };
}

/** Requests occupy no time. A contractor's company does one booking at a time. */
function occupies({ status, employee, contractor }: Booking, user: DispatchUser): boolean {
  if (status !== 'confirmed' && status !== 'in-progress') return false;
  return employee?.id === user.id || contractor?.id === user.contractorId;
}

const overlap = (one: Booking, other: Booking) =>
  one.id !== other.id &&
  Date.parse(one.startsAt) < Date.parse(other.endsAt) &&
  Date.parse(other.startsAt) < Date.parse(one.endsAt);

/** Only the part on the board's day counts. */
function isOutsideHours(booking: Booking, { working }: DispatchUser, board: DispatchBoard): boolean {
  if (!working) return false;
  const from = Math.max(Date.parse(booking.startsAt), Date.parse(board.from));
  const until = Math.min(Date.parse(booking.endsAt), Date.parse(board.until));
  return !mergeIntervals(working).some((interval) => interval.from <= from && until <= interval.until);
}

/** Merges intervals that touch. */
function mergeIntervals(working: NonNullable<DispatchUser['working']>): { from: number; until: number }[] {
  const intervals = working
    .map(({ from, until }) => ({ from: Date.parse(from), until: Date.parse(until) }))
    .sort((one, other) => one.from - other.from);
  const merged: { from: number; until: number }[] = [];
  for (const interval of intervals) {
    const last = merged.at(-1);
    if (last && interval.from <= last.until) last.until = Math.max(last.until, interval.until);
    else merged.push(interval);
  }
  return merged;
}
