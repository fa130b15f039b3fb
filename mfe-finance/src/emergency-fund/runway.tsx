import type { MetricName } from '@plaza/contracts/finance/metric-names';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { Card } from '@plaza/ui';
import { ExplainedFigure } from '../figures/explained-figure';
import { FigureLines } from '../figures/figure-lines';
import { formatMonths } from '../figures/format-figure';
import { type AmountStyle, formatAmount } from '../money/format-amount';

interface RunwayProps {
  metrics: FinancialMetrics;
  settings: AmountStyle;
}

/** How long a person could live without income: three ways to look at it. */
export function Runway({ metrics, settings }: RunwayProps) {
  const money = (amount: string | null) => formatAmount(amount ?? '0', metrics.baseCurrency, settings);
  const lines: { metric: MetricName; label: string; what: string; months: number | null }[] = [
    {
      metric: 'emergencyFundMonths',
      label: 'With current emergency fund',
      what: money(metrics.emergencyFund),
      months: metrics.emergencyFundMonths,
    },
    {
      metric: 'liquidRunwayMonths',
      label: 'With all liquid assets',
      what: money(metrics.liquidAssets),
      months: metrics.liquidRunwayMonths,
    },
    {
      metric: 'emergencyFundMonthsWithSideIncome',
      label: 'With side income',
      what: `${money(metrics.sideIncome)} per month from freelance and side work`,
      months: metrics.emergencyFundMonthsWithSideIncome,
    },
  ];
  return (
    <Card title="Financial Runway Analysis">
      <FigureLines>
        {lines.map(({ metric, label, what, months }) => (
          <div key={metric}>
            <dt>
              {label}
              <small>{what}</small>
            </dt>
            <dd>
              <ExplainedFigure metric={metric} name={label}>
                {months === null ? <span title="Without end">∞ months</span> : formatMonths(months)}
              </ExplainedFigure>
            </dd>
          </div>
        ))}
      </FigureLines>
    </Card>
  );
}
