import { formatDate, formatDateTime } from './format';

const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const units = [
  { unit: 'year', ms: 365 * 86_400_000 },
  { unit: 'month', ms: 30 * 86_400_000 },
  { unit: 'week', ms: 7 * 86_400_000 },
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** "just now", "5 minutes ago", "yesterday", "2 weeks ago". */
export function timeAgo(at: number, now: number): string {
  const passed = now - at;
  const step = units.find(({ ms }) => passed >= ms);
  return step ? words.format(-Math.floor(passed / step.ms), step.unit) : 'just now';
}

/** The day of something, and on hovering exactly when, in the reader's zone. */
export const Day = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatDateTime(at, { style: 'long12' })}>
    {formatDate(at)}
  </time>
);

/** How long ago something was, and on hovering exactly when, in the reader's zone. */
export const Moment = ({ at, now }: { at: string; now: number }) => (
  <time dateTime={at} title={formatDateTime(at, { style: 'long12' })}>
    {timeAgo(Date.parse(at), now)}
  </time>
);
