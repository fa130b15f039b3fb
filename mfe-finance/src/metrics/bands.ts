import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { hasZeroDenominator, isMissingOrZero, type WithDenominator } from './zero-denominator';

/** A tone, and its text equivalent. Undefined if there is no figure. */
export interface Band {
  readonly tone: 'good' | 'attention' | 'bad';
  readonly description: string;
}

/** Six months of spending or more are good, three months or more are fair. */
export function emergencyBand(metrics: WithDenominator<'emergencyFundMonths'>): Band | undefined {
  const months = metrics.emergencyFundMonths;
  if (months === null || hasZeroDenominator('emergencyFundMonths', metrics)) return undefined;
  if (months >= 6) return { tone: 'good', description: 'good: 6 months or more' };
  if (months >= 3) return { tone: 'attention', description: 'fair: 3 to 6 months' };
  return { tone: 'bad', description: 'low: under 3 months' };
}

/** The label of a debt-to-income ratio without income. */
export const bandWithoutIncome = { tone: 'neutral', description: 'unknown without income' } as const;

/** Good below 36 %, fair up to the limit of lenders, which may be lower; undefined without income. */
export function debtToIncomeBand(
  metrics: WithDenominator<'debtToIncomeRatio'> & Pick<FinancialMetrics, 'maxAllowableDTI'>,
): Band | undefined {
  const ratio = metrics.debtToIncomeRatio;
  if (ratio === null || hasZeroDenominator('debtToIncomeRatio', metrics)) return undefined;
  if (ratio >= (metrics.maxAllowableDTI ?? 0.43)) return { tone: 'bad', description: 'high: more than lenders allow' };
  if (ratio < 0.36) return { tone: 'good', description: 'good: under 36%' };
  return { tone: 'attention', description: 'fair: near what lenders allow' };
}

/**
 * Debts up to half of the net worth are good, up to 70 % fair, above that bad. A net worth below 0 is bad, as is a net
 * worth of 0 with debts. Undefined if there are neither assets nor debts.
 */
export function debtToWorthBand(
  metrics: WithDenominator<'debtToWorthRatio'> & Pick<FinancialMetrics, 'totalLiabilities'>,
): Band | undefined {
  const { debtToWorthRatio: ratio, netWorth, totalLiabilities } = metrics;
  const isFreeOfDebt = isMissingOrZero(totalLiabilities);
  if (netWorth === null) return undefined;
  if (Number(netWorth) < 0) return { tone: 'bad', description: 'bad: net worth is below zero' };
  if (Number(netWorth) === 0)
    return isFreeOfDebt ? undefined : { tone: 'bad', description: 'bad: debts are as high as assets' };
  if (isFreeOfDebt) return { tone: 'good', description: 'good: no debts' };
  if (ratio === null) return undefined;
  if (ratio <= 0.5) return { tone: 'good', description: 'good: debts are at most half of net worth' };
  if (ratio <= 0.7) return { tone: 'attention', description: 'fair: debts are at most 70% of net worth' };
  return { tone: 'bad', description: 'high: debts are more than 70% of net worth' };
}
