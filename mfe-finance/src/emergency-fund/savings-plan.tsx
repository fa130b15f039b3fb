import { Card } from '@plaza/ui';
import { ExplainedFigure } from '../figures/explained-figure';
import { FigureLines } from '../figures/figure-lines';
import type { PanelProps } from '../figures/panel-props';
import { formatMetric } from '../metrics/format-figure';
import { whyNothingRemains } from './target-state';

const lines = [
  {
    metric: 'cashFlow',
    label: 'Monthly cash flow',
    what: 'What is left each month',
    short: 'What is missing each month',
  },
  {
    metric: 'monthsToEmergencyTarget',
    label: 'Time to target',
    what: 'If you put all of it aside',
    short: 'There is nothing to put aside',
  },
  {
    metric: 'recommendedContribution',
    label: 'Recommended monthly contribution',
    what: 'At most 40% of what is left, and a seventh of what remains',
    short: 'Once something is left each month',
  },
] as const;

/** Ways to save the rest of the target. */
export function SavingsPlan({ metrics, settings }: PanelProps) {
  const isShort = Number(metrics.cashFlow) < 0;
  const nothingRemains = whyNothingRemains(metrics);
  return (
    <Card title="Emergency Fund Savings Plan">
      <FigureLines>
        {lines.map(({ metric, label, what, short }) => (
          <div key={metric}>
            <dt>
              {label}
              <small>{(metric !== 'cashFlow' && nothingRemains) || (isShort ? short : what)}</small>
            </dt>
            <dd>
              <ExplainedFigure metric={metric} name={label}>
                {formatMetric(metric, metrics, settings)}
              </ExplainedFigure>
            </dd>
          </div>
        ))}
      </FigureLines>
    </Card>
  );
}
