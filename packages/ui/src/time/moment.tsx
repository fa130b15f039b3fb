import { clockExactly } from './clock';
import { formatDate } from './format';
import { calendarDays, toDay } from './zoned-time';

const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const dayMs = 86_400_000;
const timeUnits = [
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;
const dayUnits = [
  { unit: 'year', days: 365 },
  { unit: 'month', days: 30 },
  { unit: 'week', days: 7 },
  { unit: 'day', days: 1 },
] as const;

/** How long a moment is shown as an age: for less than a week. */
const recentDays = 7;

/** From 24 hours on, an age is counted in days of the calendar, as "yesterday" is. */
const daysPassed = (at: number, now: number) => (now - at < dayMs ? 0 : calendarDays(at, now));

/** "just now", "5 minutes ago", "yesterday", "2 weeks ago". */
export function timeAgo(at: number, now: number): string {
  const days = daysPassed(at, now);
  const long = dayUnits.find((one) => days >= one.days);
  if (long) return words.format(-Math.floor(days / long.days), long.unit);
  const passed = now - at;
  const short = timeUnits.find(({ ms }) => passed >= ms);
  return short ? words.format(-Math.floor(passed / short.ms), short.unit) : 'just now';
}

/** The age within a week, and then the day: "3 minutes ago", "Jun 15", "Jun 15, 2025" in another year. */
export function sayMoment(at: number, now: number): string {
  if (daysPassed(at, now) < recentDays) return timeAgo(at, now);
  return formatDate(at, { style: toDay(at).slice(0, 4) === toDay(now).slice(0, 4) ? 'monthAndDay' : 'medium' });
}

/** The day of an instant in the reader's zone; its tooltip has the exact time. */
export const Day = ({ at }: { at: string }) => (
  <time dateTime={at} title={clockExactly(at)}>
    {formatDate(at)}
  </time>
);

/**
 * The age of an instant, or its day if it is no longer recent, in the reader's zone; the tooltip has the exact time.
 */
export const Moment = ({ at, now }: { at: string; now: number }) => (
  <time dateTime={at} title={clockExactly(at)}>
    {sayMoment(Date.parse(at), now)}
  </time>
);
