import type { DispatchDay } from '@plaza/contracts/marketplace/dispatch';
import { addDays, currentDay, startOfWeek } from '@plaza/ui/time';
import { DayStrip } from '../day-strip';

interface Props {
  /** Undefined while it loads. */
  readonly week: readonly DispatchDay[] | undefined;
  readonly day: string;
  readonly timeZone: string;
  readonly onDay: (day: string) => void;
}

/** The days of a week with the amount of work and of unassigned work; a click opens the day. */
export function WeekOfWork({ week, day, timeZone, onDay }: Props) {
  const days = (week ?? emptyWeek(day)).map(({ day: one, jobs: bookings, unassigned }) => {
    return { day: one, count: bookings, isWaiting: unassigned > 0, work: formatWork(bookings, unassigned) };
  });
  return <DayStrip label="Work this week" days={days} chosen={day} today={currentDay(timeZone)} onDay={onDay} />;
}

const emptyWeek = (day: string): DispatchDay[] =>
  Array.from({ length: 7 }, (_, index) => ({ day: addDays(startOfWeek(day), index), jobs: 0, unassigned: 0 }));

/** "3 bookings, 1 unassigned"; empty if there are none. */
function formatWork(bookings: number, unassigned: number): string {
  if (bookings === 0) return '';
  const count = bookings === 1 ? '1 booking' : `${bookings} bookings`;
  return unassigned === 0 ? count : `${count}, ${unassigned} unassigned`;
}
