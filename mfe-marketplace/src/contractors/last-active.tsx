import { useMinuteClock } from './minute-clock';

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
export function sinceInWords(at: number, now: number): string {
  const passed = now - at;
  const step = units.find(({ ms }) => passed >= ms);
  return step ? words.format(-Math.floor(passed / step.ms), step.unit) : 'just now';
}

/** When somebody was last seen, in words that keep up with the clock. */
export function LastActive({ at }: { at: string }) {
  const now = useMinuteClock();
  return (
    <time dateTime={at} title={new Date(at).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}>
      Active {sinceInWords(Date.parse(at), now)}
    </time>
  );
}
