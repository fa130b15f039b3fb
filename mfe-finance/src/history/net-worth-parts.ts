import type { MetricName } from '@plaza/contracts/finance/metric-names';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';

/** What net worth is made of, in the order of the chart's colours. */
export const netWorthParts = [
  { id: 'cash', name: 'Cash', metric: 'cashHoldings' },
  { id: 'investments', name: 'Investments', metric: 'investmentHoldings' },
  { id: 'property', name: 'Property', metric: 'realEstateValue' },
  { id: 'debt', name: 'Debt', metric: 'totalLiabilities' },
] as const satisfies readonly { id: string; name: string; metric: MetricName }[];

export type PartId = (typeof netWorthParts)[number]['id'];

/** The parts as they are now. */
export const partsNow = (metrics: FinancialMetrics): Record<PartId, string> => ({
  cash: metrics.cashHoldings ?? '0',
  investments: metrics.investmentHoldings ?? '0',
  property: metrics.realEstateValue ?? '0',
  debt: metrics.totalLiabilities ?? '0',
});
