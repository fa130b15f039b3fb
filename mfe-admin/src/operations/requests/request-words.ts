import type { KeepReason } from '@plaza/contracts/operations/requests';

const reasons: Record<KeepReason, string> = {
  failed: 'It failed',
  slow: 'It took long',
  asked: 'Asked for',
  sampled: 'Drawn by lot',
};
export const nameReason = (why: KeepReason): string => reasons[why];

/** "0.4 ms", "12 ms", "1.2 s". */
export function formatMs(ms: number): string {
  if (ms >= 1000) return `${(ms / 1000).toFixed(1)} s`;
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});

/** "21 Nov 2026, 14:05:09", in the reader's zone. */
export const formatMoment = (at: string): string => day.format(new Date(at));

/** "14:05:09.120", in the reader's zone. */
export const formatClock = (at: string): string => clock.format(new Date(at));
