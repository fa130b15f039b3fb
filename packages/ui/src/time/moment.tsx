import { clockExactly } from './clock';
import { formatDate } from './format';
import { toDay } from './zoned-time';

const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const units = [
  { unit: 'year', ms: 365 * 86_400_000 },
  { unit: 'month', ms: 30 * 86_400_000 },
  { unit: 'week', ms: 7 * 86_400_000 },
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** How long a moment is shown as an age: a week. */
const recentMs = 7 * 86_400_000;

/** "just now", "5 minutes ago", "yesterday", "2 weeks ago". */
export function timeAgo(at: number, now: number): string {
  const passed = now - at;
  const step = units.find(({ ms }) => passed >= ms);
  return step ? words.format(-Math.floor(passed / step.ms), step.unit) : 'just now';
}

/** The age within a week, and then the day: "3 minutes ago", "Jun 15", "Jun 15, 2025" in another year. */
export function sayMoment(at: number, now: number): string {
  if (now - at < recentMs) return timeAgo(at, now);
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
