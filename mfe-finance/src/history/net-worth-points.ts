import type { NetWorthHistory, NetWorthPoint } from '@plaza/contracts/finance/history';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { formatDay } from '../metrics/format-figure';
import { type PartId, partsNow } from './net-worth-parts';

/** A day of the chart. */
export interface Point extends Omit<NetWorthPoint, 'parts'> {
  /** Undefined for days of which only the total is known. */
  readonly parts: Readonly<Record<PartId, string>> | undefined;
}

/**
 * The snapshots, with the current figures as the last point. The current figures are left out while their base currency
 * differs from that of the history: after a change, one of the two may arrive later, or not at all.
 */
export function withToday({ days, baseCurrency }: NetWorthHistory, metrics: FinancialMetrics): Point[] {
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
  return baseCurrency === metrics.baseCurrency ? [...past, today] : past;
}

const withDebt = (parts: NonNullable<NetWorthPoint['parts']>, { totalLiabilities }: { totalLiabilities: string }) => ({
  ...parts,
  debt: totalLiabilities,
});

/**
 * "Net worth was $210,000.00 on Nov 19, 2026 and is $215,000.00 now."
 * @param today the day of a point with the current figures
 */
export function summaryOf(points: readonly Point[], today: string, money: (amount: string) => string): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return 'Net worth is not known yet.';
  const on = ({ netWorth, day }: Point) => `${money(netWorth)} on ${formatDay(day)}`;
  if (last.day < today) return `Net worth was ${first === last ? on(last) : `${on(first)} and ${on(last)}`}.`;
  if (first === last) return `Net worth is ${money(last.netWorth)}.`;
  return `Net worth was ${on(first)} and is ${money(last.netWorth)} now.`;
}
