import type { HistoryRange } from '@plaza/contracts/markets/history';
import type { PricePoint } from './provider';
import { rangeSpanMs } from './ranges';

/**
 * Of prices of whole days those of a range up to now: a source may count other days, or have to be asked for more. The
 * two newest are always there, as the days before a holiday may be all that there is of a day.
 * @param points the oldest first
 */
export function daysInRange(points: readonly PricePoint[], range: HistoryRange): PricePoint[] {
  const from = Date.now() - rangeSpanMs[range] - rangeSpanMs.day / 2; // noon stands for the whole day
  const older = points.filter(({ at }) => at < from).length;
  return points.slice(Math.max(0, Math.min(older, points.length - 2)));
}
