import type { CashFlowHistory } from '@plaza/contracts/finance/history';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { lazyChunk } from '@plaza/web-kit';
import { type ComponentProps, Suspense } from 'react';
import { ChartCardSkeleton } from '../charts/chart-skeleton';
import { isMissingOrZero } from '../metrics/zero-denominator';
import type { AmountStyle } from '../money/format-amount';
import type Chart from './category-chart';
import { chartCategories, monthsShown } from './chart-categories';
import { ChartColumns } from './chart-columns';
import { monthsHeight, PieSkeleton } from './expenses-skeleton';
import type Months from './spending-by-month';
import { TopCategories } from './top-categories';

const CategoryChart = lazyChunk<ComponentProps<typeof Chart>>(() => import('./category-chart'));
const SpendingByMonth = lazyChunk<ComponentProps<typeof Months>>(() => import('./spending-by-month'));

interface ExpenseChartsProps {
  metrics: FinancialMetrics | undefined;
  cashFlow: CashFlowHistory | undefined;
  settings: AmountStyle;
}

/** Spending by category and by month, as far as there is something to draw. */
export function ExpenseCharts({ metrics, cashFlow, settings }: ExpenseChartsProps) {
  const names = chartCategories(metrics?.expenseCategories ?? [], cashFlow?.months.slice(-monthsShown) ?? []);
  return (
    <>
      {metrics && !isMissingOrZero(metrics.monthlyExpenses) && (
        <ChartColumns>
          <Suspense fallback={<PieSkeleton categories={metrics.expenseCategories.length} />}>
            <CategoryChart metrics={metrics} settings={settings} names={names} />
          </Suspense>
          <TopCategories metrics={metrics} settings={settings} names={names} />
        </ChartColumns>
      )}
      {cashFlow && cashFlow.months.length > 1 && (
        <Suspense fallback={<ChartCardSkeleton height={monthsHeight} />}>
          <SpendingByMonth history={cashFlow} settings={settings} names={names} />
        </Suspense>
      )}
    </>
  );
}
