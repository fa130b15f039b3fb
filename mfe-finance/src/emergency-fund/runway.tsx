import type { MetricName } from '@plaza/contracts/finance/metric-names';
import { Card } from '@plaza/ui';
import { ExplainedFigure } from '../figures/explained-figure';
import { FigureLines } from '../figures/figure-lines';
import type { PanelProps } from '../figures/panel-props';
import { formatMetric } from '../metrics/format-figure';
import { isMissingOrZero } from '../metrics/zero-denominator';
import { formatAmount } from '../money/format-amount';

/** How long a user could live without income, computed in three ways. */
export function Runway({ metrics, settings }: PanelProps) {
  const money = (amount: string | null) => formatAmount(amount ?? '0', metrics.baseCurrency, settings);
  const lines: { metric: MetricName; label: string; what: string; endless?: boolean }[] = [
    {
      metric: 'emergencyFundMonths',
      label: 'With current emergency fund',
      what: money(metrics.emergencyFund),
    },
    {
      metric: 'liquidRunwayMonths',
      label: 'With all liquid assets',
      what: money(metrics.liquidAssets),
    },
    {
      metric: 'emergencyFundMonthsWithSideIncome',
      label: 'With side income',
      what: `${money(metrics.sideIncome)} per month from freelance and side work`,
      endless: metrics.emergencyFundMonthsWithSideIncome === null && !isMissingOrZero(metrics.currentTotalSpending),
    },
  ];
  return (
    <Card title="Financial Runway Analysis">
      <FigureLines>
        {lines.map(({ metric, label, what, endless }) => (
          <div key={metric}>
            <dt>
              {label}
              <small>{what}</small>
            </dt>
            <dd>
              <ExplainedFigure metric={metric} name={label}>
                {endless ? <span title="Without end">∞ months</span> : formatMetric(metric, metrics, settings)}
              </ExplainedFigure>
            </dd>
          </div>
        ))}
      </FigureLines>
    </Card>
  );
}
