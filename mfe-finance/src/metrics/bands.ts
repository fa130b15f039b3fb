import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { isNothing, isOverNothing, type WithDenominator } from './over-nothing';

/** A colour, and the words that say the same. There is none where there is no figure. */
export interface Band {
  readonly tone: 'good' | 'attention' | 'bad';
  readonly words: string;
}

/** Six months of spending and more are good, three are a beginning. */
export function emergencyBand(metrics: WithDenominator<'emergencyFundMonths'>): Band | undefined {
  const months = metrics.emergencyFundMonths;
  if (months === null || isOverNothing('emergencyFundMonths', metrics)) return undefined;
  if (months >= 6) return { tone: 'good', words: 'good: 6 months or more' };
  if (months >= 3) return { tone: 'attention', words: 'fair: 3 to 6 months' };
  return { tone: 'bad', words: 'low: under 3 months' };
}

/** Good under 36 %, fair up to what lenders allow; nothing to say without income. */
export function debtToIncomeBand(
  metrics: WithDenominator<'debtToIncomeRatio'> & Pick<FinancialMetrics, 'maxAllowableDTI'>,
): Band | undefined {
  const ratio = metrics.debtToIncomeRatio;
  if (ratio === null || isOverNothing('debtToIncomeRatio', metrics)) return undefined;
  if (ratio < 0.36) return { tone: 'good', words: 'good: under 36%' };
  if (ratio < (metrics.maxAllowableDTI ?? 0.43)) return { tone: 'attention', words: 'fair: near what lenders allow' };
  return { tone: 'bad', words: 'high: more than lenders allow' };
}

/** Debts up to half of the net worth are good, up to 70 % fair; beyond that, or with a net worth below 0, bad. */
export function debtToWorthBand(
  metrics: WithDenominator<'debtToWorthRatio'> & Pick<FinancialMetrics, 'totalLiabilities'>,
): Band | undefined {
  const ratio = metrics.debtToWorthRatio;
  if (ratio === null || isOverNothing('debtToWorthRatio', metrics)) return undefined;
  if (isNothing(metrics.totalLiabilities)) return { tone: 'good', words: 'good: no debts' };
  if (Number(metrics.netWorth) < 0) return { tone: 'bad', words: 'bad: debts exceed assets' };
  if (ratio <= 0.5) return { tone: 'good', words: 'good: debts are at most half of net worth' };
  if (ratio <= 0.7) return { tone: 'attention', words: 'fair: debts are at most 70% of net worth' };
  return { tone: 'bad', words: 'high: debts are more than 70% of net worth' };
}
