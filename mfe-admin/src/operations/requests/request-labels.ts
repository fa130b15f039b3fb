import type { RetentionReason } from '@plaza/contracts/operations/requests';

const reasons: Record<RetentionReason, string> = {
  failed: 'Failed',
  slow: 'Slow',
  asked: 'Traced on request',
  sampled: 'Sampled',
};
export const nameReason = (why: RetentionReason): string => reasons[why];

/** "0.4 ms", "12 ms", "1.2 s". */
export function formatMs(ms: number): string {
  if (ms >= 1000) return `${(ms / 1000).toFixed(1)} s`;
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
}
