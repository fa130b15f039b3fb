import { Card } from '@plaza/ui';
import { ExplainedFigure } from '../figures/explained-figure';
import { FigureLines } from '../figures/figure-lines';
import type { PanelProps } from '../figures/panel-props';
import { formatMetric } from '../metrics/format-figure';

const lines = [
  { metric: 'cashFlow', label: 'Monthly cash flow', what: 'What is left each month' },
  { metric: 'monthsToEmergencyTarget', label: 'Time to target', what: 'If all of it were put aside' },
  {
    metric: 'recommendedContribution',
    label: 'Recommended monthly contribution',
    what: 'At most 40% of what is left, and a seventh of what remains',
  },
] as const;

/** How the rest of the target could be saved. */
export function SavingsPlan({ metrics, settings }: PanelProps) {
  return (
    <Card title="Emergency Fund Savings Plan">
      <FigureLines>
        {lines.map(({ metric, label, what }) => (
          <div key={metric}>
            <dt>
              {label}
              <small>{what}</small>
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
