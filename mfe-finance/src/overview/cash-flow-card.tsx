import { Skeleton } from '@plaza/ui';
import { lazyChunk } from '@plaza/web-kit';
import { type ComponentProps, Suspense } from 'react';
import type { PanelProps } from '../figures/panel-props';
import type Chart from '../history/cash-flow-chart';
import { formatAmount } from '../money/format-amount';
import { LeadCard, Pair } from './lead-card';

const CashFlowChart = lazyChunk<ComponentProps<typeof Chart>>(() => import('../history/cash-flow-chart'));

/** What is left of a month, and what came in and went out in each. */
export function CashFlowCard({ metrics, settings }: PanelProps) {
  const money = (amount: string | null) => formatAmount(amount ?? '0', metrics.baseCurrency, settings);
  return (
    <LeadCard
      metric="cashFlow"
      label="Monthly Cash Flow"
      metrics={metrics}
      settings={settings}
      meaning={
        <>
          <Pair>Income {money(metrics.monthlyIncome)}</Pair> ·{' '}
          <Pair>Expenses {money(metrics.currentTotalSpending)}</Pair>
        </>
      }
    >
      <Suspense fallback={<Skeleton height="300px" />}>
        <CashFlowChart settings={settings} />
      </Suspense>
    </LeadCard>
  );
}
