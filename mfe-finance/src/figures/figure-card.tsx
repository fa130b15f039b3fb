import type { MetricName } from '@plaza/contracts/finance/metric-names';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { type Meaning, StatCard } from '@plaza/ui';
import type { ReactNode } from 'react';
import { formatMetric } from '../metrics/format-figure';
import type { AmountStyle } from '../money/format-amount';
import { ExplainedFigure } from './explained-figure';

interface FigureCardProps {
  metric: MetricName;
  label: string;
  /** Undefined while the metrics load. */
  metrics: FinancialMetrics | undefined;
  settings: AmountStyle;
  meaning?: ReactNode;
  tone?: Meaning;
}

/** A card with one figure of the metrics; clicking it opens the explanation. */
export function FigureCard({ metric, label, metrics, settings, ...rest }: FigureCardProps) {
  const figure = metrics && formatMetric(metric, metrics, settings);
  return (
    <StatCard
      label={label}
      loading={!metrics}
      chars={figure?.length ?? 1}
      value={
        figure && (
          <ExplainedFigure metric={metric} name={label}>
            {figure}
          </ExplainedFigure>
        )
      }
      {...rest}
    />
  );
}
