import { Dotted } from '@plaza/ui';
import { lazyChunk } from '@plaza/web-kit';
import { type ComponentProps, Suspense } from 'react';
import { ChartSkeleton } from '../charts/chart-skeleton';
import type { PanelProps } from '../figures/panel-props';
import { recentRates } from '../finance-api';
import type Chart from '../history/cash-flow-chart';
import { cashFlowChartHeight } from '../history/cash-flow-chart-height';
import { useFinanceCashFlowQuery } from '../history/history-api';
import { isMissingOrZero } from '../metrics/zero-denominator';
import { formatAmount } from '../money/format-amount';
import { LeadCard } from './lead-card';
import { NothingEntered } from './nothing-entered';

const CashFlowChart = lazyChunk<ComponentProps<typeof Chart>>(() => import('../history/cash-flow-chart'));

/** The monthly cash flow, and a chart of income and spending by month. */
export function CashFlowCard({ metrics, settings }: PanelProps) {
  const { data } = useFinanceCashFlowQuery(undefined, recentRates);
  const months = data?.months.length ?? 1;
  const figures = [metrics.monthlyIncome, metrics.currentTotalSpending, data?.months[0]?.oneTime];
  const isEmpty = data?.months.length === 1 && figures.every((figure) => isMissingOrZero(figure ?? null));
  const money = (amount: string | null) => formatAmount(amount ?? '0', metrics.baseCurrency, settings);
  return (
    <LeadCard
      metric="cashFlow"
      label="Monthly Cash Flow"
      metrics={metrics}
      settings={settings}
      meaning={
        <Dotted>
          {`Income ${money(metrics.monthlyIncome)}`}
          {`${isMissingOrZero(metrics.monthlyDebtPayments) ? 'Expenses' : 'Expenses and loans'} ${money(metrics.currentTotalSpending)}`}
        </Dotted>
      }
    >
      {isEmpty ? (
        <NothingEntered
          steps={[
            ['incomes', 'Add an income'],
            ['expenses', 'Add an expense'],
          ]}
        >
          What comes in and goes out each month, once you add an income or an expense.
        </NothingEntered>
      ) : (
        <Suspense fallback={<ChartSkeleton height={months > 1 ? cashFlowChartHeight : { wide: 188, phone: 204 }} />}>
          <CashFlowChart settings={settings} />
        </Suspense>
      )}
    </LeadCard>
  );
}
