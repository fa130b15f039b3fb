import type { HistoryRange } from '@plaza/contracts/markets/history';
import type { PricePoint } from './provider';
import { rangeSpanMs } from './ranges';

/**
 * Keeps those prices of whole days that are within a range up to now, as a source may count days differently, or may
 * have been asked for more. The two newest always stay: around a holiday, a range of one day may contain fewer.
 * @param points the oldest first
 */
export function daysInRange(points: readonly PricePoint[], range: HistoryRange): PricePoint[] {
  const from = Date.now() - rangeSpanMs[range] - rangeSpanMs.day / 2; // noon stands for the whole day
  const older = points.filter(({ at }) => at < from).length;
  return points.slice(Math.max(0, Math.min(older, points.length - 2)));
}
