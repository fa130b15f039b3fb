import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { formatShare, notAvailable } from '../figures/format-figure';

/** "123.3%"; without a net worth above 0 the quotient says nothing. */
export function shownDebtToWorth(metrics: Pick<FinancialMetrics, 'debtToWorthRatio' | 'netWorth'>): string {
  return Number(metrics.netWorth) > 0 ? formatShare(metrics.debtToWorthRatio) : notAvailable;
}
