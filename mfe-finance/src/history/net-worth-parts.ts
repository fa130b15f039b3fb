import type { MetricName } from '@plaza/contracts/finance/metric-names';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';

/** The parts of net worth, in the order of the chart's colors. */
export const netWorthParts = [
  { id: 'cash', name: 'Cash', metric: 'cashHoldings' },
  { id: 'investments', name: 'Investments', metric: 'investmentHoldings' },
  { id: 'property', name: 'Property', metric: 'realEstateValue' },
  { id: 'debt', name: 'Debt', metric: 'totalLiabilities' },
] as const satisfies readonly { id: string; name: string; metric: MetricName }[];

export type PartId = (typeof netWorthParts)[number]['id'];

/** The current value of each part. */
export const partsNow = (metrics: FinancialMetrics): Record<PartId, string> => ({
  cash: metrics.cashHoldings ?? '0',
  investments: metrics.investmentHoldings ?? '0',
  property: metrics.realEstateValue ?? '0',
  debt: metrics.totalLiabilities ?? '0',
});
