import type { Booking } from '@plaza/contracts/marketplace/bookings';
import type { DispatchBoard, DispatchPerson } from '@plaza/contracts/marketplace/dispatch';
import { formatTimeRange } from '../../../times/format-time';
import { bookingsOf, touchesDay } from '../board/board';

/** What speaks against giving a job to somebody, in words; `refused`: the server would say no, as a job holds its time. */
export interface Conflicts {
  readonly messages: readonly string[];
  readonly rejected: boolean;
}

/** What is known of the board's day; of a job on another day nothing is. */
export function conflictsOf(booking: Booking, user: DispatchPerson, board: DispatchBoard, timeZone: string): Conflicts {
  if (!touchesDay(booking, board)) return { messages: [], rejected: false };
  const overlapping = bookingsOf(board).filter((other) => occupies(other, user) && overlap(other, booking));
  const messages = overlapping.map((other) => `Overlaps ${other.title} ${formatTimeRange(other, timeZone)}`);
  if (isOutsideHours(booking, user, board)) messages.push('Outside working hours');
  const isAnothersJob = booking.contractor?.id !== user.contractorId;
  return { messages, rejected: isAnothersJob && booking.status !== 'pending' && overlapping.length > 0 };
}

/** Requests hold no time; of a contractor's people one job at a time is done. */
function occupies({ status, employee, contractor }: Booking, user: DispatchPerson): boolean {
  if (status !== 'confirmed' && status !== 'in-progress') return false;
  return employee?.id === user.id || contractor?.id === user.contractorId;
}

const overlap = (one: Booking, other: Booking) =>
  one.id !== other.id &&
  Date.parse(one.startsAt) < Date.parse(other.endsAt) &&
  Date.parse(other.startsAt) < Date.parse(one.endsAt);

/** Of a job that goes on into another day, the part on this one counts. */
function isOutsideHours(booking: Booking, { working }: DispatchPerson, board: DispatchBoard): boolean {
  if (!working) return false;
  const from = Math.max(Date.parse(booking.startsAt), Date.parse(board.from));
  const until = Math.min(Date.parse(booking.endsAt), Date.parse(board.until));
  return !mergeIntervals(working).some((span) => span.from <= from && until <= span.until);
}

/** Spans that touch are one. */
function mergeIntervals(working: NonNullable<DispatchPerson['working']>): { from: number; until: number }[] {
  const spans = working
    .map(({ from, until }) => ({ from: Date.parse(from), until: Date.parse(until) }))
    .sort((one, other) => one.from - other.from);
  const found: { from: number; until: number }[] = [];
  for (const span of spans) {
    const last = found.at(-1);
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until);
    else found.push(span);
  }
  return found;
}
