import { FigureCard } from '../figures/figure-card';
import type { PanelProps } from '../figures/panel-props';
import { StatusBadge } from '../figures/status-badge';
import { debtToIncomeBand, emergencyBand } from '../metrics/bands';
import { formatAmount } from '../money/format-amount';
import { FigureGrid } from '../records/figure-grid';

/** The four most important figures. */
export function HeadlineCards({ metrics, settings }: Partial<PanelProps> & Pick<PanelProps, 'settings'>) {
  const card = { metrics, settings };
  const money = (amount: string | null) => formatAmount(amount ?? '0', metrics?.baseCurrency ?? 'USD', settings);
  const debtToIncome = metrics && debtToIncomeBand(metrics);
  const emergency = metrics && emergencyBand(metrics);
  return (
    <FigureGrid $columns={4}>
      <FigureCard
        {...card}
        metric="netWorth"
        label="Net Worth"
        meaning={metrics && `Assets ${money(metrics.totalAssets)} · Debt ${money(metrics.totalLiabilities)}`}
      />
      <FigureCard
        {...card}
        metric="cashFlow"
        label="Monthly Cash Flow"
        meaning={metrics && `Income ${money(metrics.monthlyIncome)} · Expenses ${money(metrics.currentTotalSpending)}`}
      />
      <FigureCard
        {...card}
        metric="debtToIncomeRatio"
        label="DTI Ratio"
        meaning={debtToIncome ? <StatusBadge label="EXCELLENT" band={debtToIncome} /> : 'Requires income data'}
      />
      <FigureCard
        {...card}
        metric="emergencyFundMonths"
        label="Emergency Fund"
        meaning={emergency ? <StatusBadge label="BUILD UP" band={emergency} /> : 'Requires your expenses'}
      />
    </FigureGrid>
  );
}
