import { dayOf, wallClock } from './zoned-time';

/** Formats of a day: "Mon, Jun 15, 2026", "Mon, Jun 15" or "Monday, June 15". */
export const fullDay: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
};
export const shortDay: Intl.DateTimeFormatOptions = { weekday: 'short', month: 'short', day: 'numeric' };
export const longDay: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'long', day: 'numeric' };

/** Formats a day (YYYY-MM-DD). */
export const formatDay = (day: string, options: Intl.DateTimeFormatOptions = fullDay): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });

/** "09:30" of minutes since midnight. */
export function formatMinutes(minutes: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** "09:30" of an instant in a time zone. */
export const formatTime = (at: string | number, timeZone: string): string =>
  formatMinutes(wallClock(new Date(at).getTime(), timeZone).minutes);

interface Interval {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** "10:00–12:00". */
export const formatTimeRange = ({ startsAt, endsAt }: Interval, timeZone: string): string =>
  `${formatTime(startsAt, timeZone)}–${formatTime(endsAt, timeZone)}`;

/** "Sat, Mar 14, 10:00–12:00". */
export const formatDayAndTimes = (interval: Interval, timeZone: string): string =>
  `${formatDay(dayOf(interval.startsAt, timeZone), shortDay)}, ${formatTimeRange(interval, timeZone)}`;
