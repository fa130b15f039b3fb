import type { MetricName } from '@plaza/contracts/finance/metric-names';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import type { ReactNode } from 'react';
import { formatMetric } from '../metrics/format-figure';
import type { AmountStyle } from '../money/format-amount';
import { ExplainedFigure } from './explained-figure';

interface FigureLineProps {
  metric: MetricName;
  label: string;
  metrics: FinancialMetrics;
  settings: AmountStyle;
  /** Shown below the name. */
  meaning?: ReactNode;
}

/** One line of FigureLines: a name, and a figure with its explanation. */
export function FigureLine({ metric, label, metrics, settings, meaning }: FigureLineProps) {
  return (
    <div>
      <dt>
        {label}
        {meaning && <small>{meaning}</small>}
      </dt>
      <dd>
        <ExplainedFigure metric={metric} name={label}>
          {formatMetric(metric, metrics, settings)}
        </ExplainedFigure>
      </dd>
    </div>
  );
}
