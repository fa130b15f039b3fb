import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';

/** A colour, and the words that say the same. */
export interface Band {
  readonly tone: 'good' | 'attention' | 'bad' | 'neutral';
  readonly words: string;
}

/** Six months of spending and more are good, three are a beginning. */
export function emergencyBand({ emergencyFundMonths: months }: Pick<FinancialMetrics, 'emergencyFundMonths'>): Band {
  if (months === null) return { tone: 'neutral', words: 'not known' };
  if (months >= 6) return { tone: 'good', words: 'good: 6 months or more' };
  if (months >= 3) return { tone: 'attention', words: 'fair: 3 to 6 months' };
  return { tone: 'bad', words: 'low: under 3 months' };
}

/** Good under 36 %, fair up to what lenders allow; nothing to say without income. */
export function debtToIncomeBand(
  metrics: Pick<FinancialMetrics, 'debtToIncomeRatio' | 'maxAllowableDTI' | 'monthlyIncome'>,
): Band {
  const ratio = metrics.debtToIncomeRatio ?? 0;
  if (Number(metrics.monthlyIncome) === 0) return { tone: 'neutral', words: 'no income is entered' };
  if (ratio < 0.36) return { tone: 'good', words: 'good: under 36%' };
  if (ratio < (metrics.maxAllowableDTI ?? 0.43)) return { tone: 'attention', words: 'fair: near what lenders allow' };
  return { tone: 'bad', words: 'high: more than lenders allow' };
}

/** Debts up to half of the net worth are good, up to 70 % fair; beyond that, or without a net worth, bad. */
export function debtToWorthBand(
  metrics: Pick<FinancialMetrics, 'debtToWorthRatio' | 'netWorth' | 'totalLiabilities'>,
): Band {
  const ratio = metrics.debtToWorthRatio ?? 0;
  if (Number(metrics.totalLiabilities) === 0) return { tone: 'good', words: 'good: no debts' };
  if (Number(metrics.netWorth) <= 0) return { tone: 'bad', words: 'bad: debts exceed assets' };
  if (ratio <= 0.5) return { tone: 'good', words: 'good: debts are at most half of net worth' };
  if (ratio <= 0.7) return { tone: 'attention', words: 'fair: debts are at most 70% of net worth' };
  return { tone: 'bad', words: 'high: debts are more than 70% of net worth' };
}
