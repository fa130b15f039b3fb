import { metricDenominators } from '@plaza/contracts/finance/metric-denominators';
import type { MetricName } from '@plaza/contracts/finance/metric-names';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';

type Figures = Partial<Pick<FinancialMetrics, MetricName>>;
type Denominators = Partial<Record<MetricName, MetricName>>;

/** A figure, and what it is over. */
export type WithDenominator<Name extends MetricName> = Pick<
  FinancialMetrics,
  Name | (Name extends keyof typeof metricDenominators ? (typeof metricDenominators)[Name] : never)
>;

const denominators: Denominators = metricDenominators;

/** Whether an amount is missing or zero. */
export const isNothing = (amount: string | number | null): boolean => Number(amount ?? 0) === 0;

/** Whether a figure is over nothing, such as a saving rate without income: the API says 0 then, a screen N/A. */
export function isOverNothing<Name extends MetricName>(name: Name, metrics: WithDenominator<Name>): boolean {
  const denominator = denominators[name];
  return denominator !== undefined && isNothing((metrics as Figures)[denominator] ?? null);
}
