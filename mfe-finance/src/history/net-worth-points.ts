import type { NetWorthPoint } from '@plaza/contracts/finance/history';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { formatDay } from '../metrics/format-figure';
import { type PartId, partsNow } from './net-worth-parts';

/** A day of the chart. */
export interface Point extends Omit<NetWorthPoint, 'parts'> {
  /** Undefined of days of which only the total is known. */
  readonly parts: Readonly<Record<PartId, string>> | undefined;
}

/** The snapshots, and the current figures as the last point. */
export function withToday(days: readonly NetWorthPoint[], metrics: FinancialMetrics): Point[] {
  const today = {
    day: metrics.computedAt.slice(0, 10),
    netWorth: metrics.netWorth ?? '0',
    totalAssets: metrics.totalAssets ?? '0',
    totalLiabilities: metrics.totalLiabilities ?? '0',
    parts: partsNow(metrics),
  };
  const past = days
    .filter(({ day }) => day < today.day)
    .map(({ parts, ...point }) => ({ ...point, parts: parts ? withDebt(parts, point) : undefined }));
  return [...past, today];
}

const withDebt = (parts: NonNullable<NetWorthPoint['parts']>, { totalLiabilities }: { totalLiabilities: string }) => ({
  ...parts,
  debt: totalLiabilities,
});

/** "Net worth was $210,000.00 on Nov 19, 2026 and is $215,000.00 now." */
export function summaryOf(points: readonly Point[], money: (amount: string) => string): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return `Net worth is ${money(last?.netWorth ?? '0')}.`;
  return `Net worth was ${money(first.netWorth)} on ${formatDay(first.day)} and is ${money(last.netWorth)} now.`;
}
