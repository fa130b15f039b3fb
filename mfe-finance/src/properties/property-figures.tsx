import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { FigureCard } from '../figures/figure-card';
import { formatMetric } from '../metrics/format-figure';
import { hasZeroDenominator } from '../metrics/zero-denominator';
import type { AmountStyle } from '../money/format-amount';
import { FigureGrid } from '../records/figure-grid';
import { goodCapRate } from './returns';

interface PropertyFiguresProps {
  metrics: FinancialMetrics | undefined;
  settings: AmountStyle;
}

/** The four figures over all properties. */
export function PropertyFigures({ metrics, settings }: PropertyFiguresProps) {
  const card = { metrics, settings };
  return (
    <FigureGrid $columns={4}>
      <FigureCard {...card} metric="realEstateValue" label="Total Property Value" meaning="All properties" />
      <FigureCard {...card} metric="monthlyRent" label="Monthly Rental Income" meaning="Before costs" />
      <FigureCard
        {...card}
        metric="realEstateEquity"
        label="Total Equity"
        meaning={metrics && ofValue(metrics, settings)}
      />
      <FigureCard {...card} metric="averageCapRate" label="Avg Cap Rate" {...(metrics && besideMarket(metrics))} />
    </FigureGrid>
  );
}

const noValue = 'No property has a value';

function ofValue(metrics: FinancialMetrics, settings: AmountStyle): string {
  if (hasZeroDenominator('equityShare', metrics)) return noValue;
  return `${formatMetric('equityShare', metrics, settings)} of the value`;
}

function besideMarket(metrics: FinancialMetrics) {
  const { averageCapRate } = metrics;
  if (averageCapRate === null || hasZeroDenominator('averageCapRate', metrics)) return { meaning: noValue };
  return averageCapRate >= goodCapRate
    ? ({ tone: 'good', meaning: 'Above market' } as const)
    : ({ tone: 'attention', meaning: 'Below market' } as const);
}
