import type { Income } from '@plaza/contracts/finance/incomes';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { WalletIcon } from '@plaza/ui';
import { FigureCard } from '../figures/figure-card';
import { RatesNotice } from '../figures/rates-notice';
import { useFinanceIncomesQuery } from '../finance-api';
import { formatMetric, notAvailable } from '../metrics/format-figure';
import { hasZeroDenominator } from '../metrics/zero-denominator';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { FigureGrid } from '../records/figure-grid';
import { ListSkeleton } from '../records/list/list-skeleton';
import { TitledList } from '../records/list/list-texts';
import { RecordDialogs } from '../records/record-dialogs';
import { RecordScreen } from '../records/record-screen';
import { useRecordScreen } from '../records/use-record-screen';
import { IncomeDialog } from './income-dialog';
import { IncomeTable } from './income-table';
import { useFinanceRemoveIncomeMutation } from './incomes-api';

/** All income, by source. */
export default function IncomeSources() {
  const incomes = useFinanceIncomesQuery();
  const [remove] = useFinanceRemoveIncomeMutation();
  const screen = useRecordScreen<Income>({
    remove,
    deletedTitle: 'Income source deleted successfully',
    failure: 'Failed to delete income source',
  });
  const { metrics, settings, style, setEditing, setDeleting, handleAdd } = screen;
  const card = { metrics: metrics.data, settings: style };

  return (
    <>
      <RecordScreen
        title="Income Sources"
        what="income sources"
        list={incomes}
        settings={settings}
        metrics={metrics}
        addLabel="Add Income Source"
        onAdd={handleAdd}
        skeleton={<ListSkeleton title="Income Details" rows={6} columns={6} rowHeight={40} cardLines={0} />}
        empty={{
          icon: <WalletIcon size={20} />,
          title: 'No income sources found',
          text: 'Pay, side work, rent, benefits: what comes in each month, whenever it is paid.',
          addLabel: 'Add Your First Income Source',
        }}
        figures={
          <>
            <RatesNotice metrics={metrics.data} />
            <FigureGrid $columns={3}>
              <FigureCard
                {...card}
                metric="monthlyIncome"
                label="Total Monthly Income"
                meaning="All sources, per month"
              />
              <FigureCard {...card} metric="annualGross" label="Annual Gross" meaning="Sources of gross type" />
              <FigureCard
                {...card}
                metric="annualNet"
                label="Annual Net"
                meaning={metrics.data && afterTax(metrics.data, style)}
              />
            </FigureGrid>
          </>
        }
      >
        <TitledList title="Income Details">
          <IncomeTable incomes={incomes.data ?? []} settings={style} onEdit={setEditing} onDelete={setDeleting} />
        </TitledList>
      </RecordScreen>
      <RecordDialogs
        screen={screen}
        form={({ record, ...props }) => <IncomeDialog income={record} {...props} />}
        question="Are you sure you want to delete this income source?"
        nameOf={(income) => `${income.source}, ${formatAmount(income.perMonth, income.currency, style)} per month`}
      />
    </>
  );
}

/** "106.4% after tax"; N/A if there is no gross income. */
const afterTax = (metrics: FinancialMetrics, style: AmountStyle): string =>
  hasZeroDenominator('netShareOfGross', metrics)
    ? `${notAvailable}, no gross income`
    : `${formatMetric('netShareOfGross', metrics, style)} after tax`;
