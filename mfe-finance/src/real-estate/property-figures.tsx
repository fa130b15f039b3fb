import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { FigureCard } from '../figures/figure-card';
import { formatShare, notAvailable } from '../figures/format-figure';
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
  const hasValue = metrics !== undefined && Number(metrics.realEstateValue) !== 0;
  return (
    <FigureGrid $columns={4}>
      <FigureCard {...card} metric="realEstateValue" label="Total Property Value" meaning="All properties" />
      <FigureCard {...card} metric="monthlyRent" label="Monthly Rental Income" meaning="Before costs" />
      <FigureCard
        {...card}
        metric="realEstateEquity"
        label="Total Equity"
        meaning={`${hasValue ? formatShare(metrics.equityShare) : notAvailable} of property value`}
      />
      <FigureCard
        {...card}
        metric="averageCapRate"
        label="Avg Cap Rate"
        {...(hasValue
          ? besideMarket(metrics.averageCapRate ?? 0)
          : { value: notAvailable, meaning: 'No property yet' })}
      />
    </FigureGrid>
  );
}

const besideMarket = (capRate: number) =>
  capRate >= goodCapRate
    ? ({ tone: 'good', meaning: 'Above market' } as const)
    : ({ tone: 'attention', meaning: 'Below market' } as const);
