import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { StatCard } from '@plaza/ui';
import { FigureCard } from '../figures/figure-card';
import { formatMetric, notAvailable } from '../metrics/format-figure';
import { hasZeroDenominator } from '../metrics/zero-denominator';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { FigureGrid } from '../records/figure-grid';

interface SpendingFiguresProps {
  metrics: FinancialMetrics | undefined;
  settings: AmountStyle;
}

/** How much is spent in a month, and on what. */
export function SpendingFigures({ metrics, settings }: SpendingFiguresProps) {
  const card = { metrics, settings };
  const [largest] = metrics?.expenseCategories ?? [];
  const shareOf = (share: 'fixedShare' | 'variableShare') =>
    metrics &&
    (hasZeroDenominator(share, metrics)
      ? 'No regular expenses yet'
      : `${formatMetric(share, metrics, settings)} of total`);
  return (
    <FigureGrid $columns={4}>
      <FigureCard
        {...card}
        metric="monthlyExpenses"
        label="Total Monthly Spending"
        meaning="Without one-time expenses"
      />
      <FigureCard {...card} metric="fixedExpenses" label="Fixed Expenses" meaning={shareOf('fixedShare')} />
      <FigureCard {...card} metric="variableExpenses" label="Variable Expenses" meaning={shareOf('variableShare')} />
      <StatCard
        label="Largest Category"
        loading={!metrics}
        value={largest?.category ?? notAvailable}
        meaning={
          metrics &&
          (largest
            ? `${formatAmount(largest.amount, metrics.baseCurrency, settings)} per month`
            : 'No regular expenses yet')
        }
      />
    </FigureGrid>
  );
}
