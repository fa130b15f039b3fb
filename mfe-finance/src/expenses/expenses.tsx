import type { Expense } from '@plaza/contracts/finance/expenses';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { StatCard, usePhone, WalletIcon } from '@plaza/ui';
import { lazyChunk, toast } from '@plaza/web-kit';
import { type ComponentProps, Suspense, useState } from 'react';
import { ChartCardSkeleton } from '../charts/chart-skeleton';
import { showFailure } from '../failure-toast';
import { FigureCard } from '../figures/figure-card';
import { RatesNotice } from '../figures/rates-notice';
import { useFinanceExpensesQuery, useFinanceMetricsQuery, useFinanceSettingsQuery } from '../finance-api';
import { useFinanceCashFlowQuery } from '../history/history-api';
import { formatMetric, notAvailable } from '../metrics/format-figure';
import { hasZeroDenominator, isMissingOrZero } from '../metrics/zero-denominator';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { DeleteRecord } from '../records/delete-record';
import { FigureGrid } from '../records/figure-grid';
import { RecordScreen } from '../records/record-screen';
import { TitledList } from '../records/titled-list';
import { withOutcome } from '../unknown-outcome';
import type Chart from './category-chart';
import { chartCategories, monthsShown } from './chart-categories';
import { ChartColumns } from './chart-columns';
import { amountWithPeriod } from './expense-amount';
import { ExpenseDialog } from './expense-dialog';
import { ExpenseTable } from './expense-table';
import { useFinanceRemoveExpenseMutation } from './expenses-api';
import { ExpensesSkeleton, monthsHeight, PieSkeleton } from './expenses-skeleton';
import type Months from './spending-by-month';
import { TopCategories } from './top-categories';

const CategoryChart = lazyChunk<ComponentProps<typeof Chart>>(() => import('./category-chart'));
const SpendingByMonth = lazyChunk<ComponentProps<typeof Months>>(() => import('./spending-by-month'));
const plain = { displaySymbols: true };

/** All expenses, by category. */
export default function Expenses() {
  const expenses = useFinanceExpensesQuery();
  const metricsQuery = useFinanceMetricsQuery();
  const metrics = metricsQuery.data;
  const cashFlow = useFinanceCashFlowQuery();
  const settingsQuery = useFinanceSettingsQuery();
  const settings = settingsQuery.data;
  const [remove] = useFinanceRemoveExpenseMutation();
  const [editing, setEditing] = useState<Expense | 'new'>();
  const [deleting, setDeleting] = useState<Expense>();
  const style = settings ?? plain;

  async function handleRemove({ id }: Expense) {
    const { error } = await remove({ id });
    if (error) showFailure(error, withOutcome('Failed to delete expense', error, 'deleted'));
    else toast({ title: 'Expense deleted successfully', variant: 'success' });
  }

  const names = chartCategories(metrics?.expenseCategories ?? [], cashFlow.data?.months.slice(-monthsShown) ?? []);
  // A phone has no room for the list and the charts at once, so the list comes first there.
  const isPhone = usePhone();
  const all = (
    <TitledList title="All Expenses">
      <ExpenseTable expenses={expenses.data ?? []} settings={style} onEdit={setEditing} onDelete={setDeleting} />
    </TitledList>
  );

  return (
    <>
      <RecordScreen
        title="Expenses"
        what="expenses"
        list={expenses}
        settings={settingsQuery}
        isWaiting={metricsQuery.isLoading || cashFlow.isLoading}
        metrics={metricsQuery}
        addLabel="Add Expense"
        onAdd={() => setEditing('new')}
        skeleton={<ExpensesSkeleton />}
        empty={{
          icon: <WalletIcon size={20} />,
          title: 'No expenses found',
          text: 'Rent, groceries, subscriptions: what a month costs, and where it goes.',
          addLabel: 'Add Your First Expense',
        }}
        figures={
          <>
            <RatesNotice metrics={metrics} />
            <SpendingFigures metrics={metrics} settings={style} />
          </>
        }
      >
        {isPhone && all}
        {metrics && !isMissingOrZero(metrics.monthlyExpenses) && (
          <ChartColumns>
            <Suspense fallback={<PieSkeleton categories={metrics.expenseCategories.length} />}>
              <CategoryChart metrics={metrics} settings={style} names={names} />
            </Suspense>
            <TopCategories metrics={metrics} settings={style} names={names} />
          </ChartColumns>
        )}
        {cashFlow.data && cashFlow.data.months.length > 1 && (
          <Suspense fallback={<ChartCardSkeleton height={monthsHeight} />}>
            <SpendingByMonth history={cashFlow.data} settings={style} names={names} />
          </Suspense>
        )}
        {!isPhone && all}
      </RecordScreen>
      {editing && settings && (
        <ExpenseDialog
          expense={editing === 'new' ? undefined : editing}
          settings={settings}
          onClose={() => setEditing(undefined)}
        />
      )}
      {deleting && (
        <DeleteRecord
          question="Are you sure you want to delete this expense?"
          what={`${deleting.description}, ${amountWithPeriod(deleting, style)}`}
          remove={() => handleRemove(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}

interface SpendingFiguresProps {
  metrics: FinancialMetrics | undefined;
  settings: AmountStyle;
}

function SpendingFigures({ metrics, settings }: SpendingFiguresProps) {
  const card = { metrics, settings };
  const [largest] = metrics?.expenseCategories ?? [];
  const shareOf = (share: 'fixedShare' | 'variableShare') =>
    metrics &&
    (hasZeroDenominator(share, metrics)
      ? 'No regular expenses yet'
      : `${formatMetric(share, metrics, settings)} of total`);
  return (
    <FigureGrid $columns={4}>
      <FigureCard
        {...card}
        metric="monthlyExpenses"
        label="Total Monthly Spending"
        meaning="Without one-time expenses"
      />
      <FigureCard {...card} metric="fixedExpenses" label="Fixed Expenses" meaning={shareOf('fixedShare')} />
      <FigureCard {...card} metric="variableExpenses" label="Variable Expenses" meaning={shareOf('variableShare')} />
      <StatCard
        label="Largest Category"
        loading={!metrics}
        value={largest?.category ?? notAvailable}
        meaning={
          metrics &&
          (largest
            ? `${formatAmount(largest.amount, metrics.baseCurrency, settings)} per month`
            : 'No regular expenses yet')
        }
      />
    </FigureGrid>
  );
}
