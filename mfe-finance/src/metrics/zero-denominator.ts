import { metricDenominators } from '@plaza/contracts/finance/metric-denominators';
import type { MetricName } from '@plaza/contracts/finance/metric-names';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';

type Figures = Partial<Pick<FinancialMetrics, MetricName>>;
type Denominators = Partial<Record<MetricName, MetricName>>;

/** A metric together with its denominator. */
export type WithDenominator<Name extends MetricName> = Pick<
  FinancialMetrics,
  Name | (Name extends keyof typeof metricDenominators ? (typeof metricDenominators)[Name] : never)
>;

const denominators: Denominators = metricDenominators;

/** Whether an amount is missing or zero. */
export const isMissingOrZero = (amount: string | number | null): boolean => Number(amount ?? 0) === 0;

/**
 * Whether the denominator of a metric is zero, as for the saving rate without income. The API returns 0 in this case,
 * and screens show N/A.
 */
export function hasZeroDenominator<Name extends MetricName>(name: Name, metrics: WithDenominator<Name>): boolean {
  const denominator = denominators[name];
  return denominator !== undefined && isMissingOrZero((metrics as Figures)[denominator] ?? null);
}
