import type { MetricName } from '@plaza/contracts/finance/metric-names';
import { createMetricContext } from '../metrics/metric-context';
import { categoriesOf } from '../metrics/metrics';
import type { RecordFacts } from '../metrics/terms/facts';
import { type Decimal, storedDecimal, toDecimal128 } from '../money';
import type { Rates } from '../rates/conversion';
import { lendingLimitsOf } from '../settings/records/lending-limits';
import type { SnapshotFigures } from './snapshot.model';

/** The figures stored for a day beside its net worth, computed by the definitions of the metrics. */
export function snapshotFigures(records: RecordFacts, rates: Rates, now: Date): SnapshotFigures {
  // None of these figures depends on the profile or on the lending limits.
  const context = createMetricContext({
    ...records,
    rates,
    now,
    life: undefined,
    lendingLimits: lendingLimitsOf(null),
  });
  const figure = (name: MetricName) => storedDecimal(context.figure(name).value as Decimal);
  return {
    cashHoldings: figure('cashHoldings'),
    investmentHoldings: figure('investmentHoldings'),
    realEstateValue: figure('realEstateValue'),
    monthlyIncome: figure('monthlyIncome'),
    currentTotalSpending: figure('currentTotalSpending'),
    categories: categoriesOf(context).map(({ category, amount }) => ({ category, amount: toDecimal128(amount) })),
  };
}
