import type { Income } from '@plaza/contracts/finance/incomes';
import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { WalletIcon } from '@plaza/ui';
import { toast } from '@plaza/web-kit';
import { useState } from 'react';
import { showFailure } from '../failure-toast';
import { FigureCard } from '../figures/figure-card';
import { RatesNotice } from '../figures/rates-notice';
import { useFinanceIncomesQuery, useFinanceMetricsQuery, useFinanceSettingsQuery } from '../finance-api';
import { formatMetric, notAvailable } from '../metrics/format-figure';
import { hasZeroDenominator } from '../metrics/zero-denominator';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { FigureGrid } from '../records/figure-grid';
import { ListSkeleton } from '../records/list/list-skeleton';
import { TitledList } from '../records/list/list-texts';
import { RecordScreen } from '../records/record-screen';
import { DeleteRecord } from '../records/writes/delete-record';
import { withOutcome } from '../unknown-outcome';
import { IncomeDialog } from './income-dialog';
import { IncomeTable } from './income-table';
import { useFinanceRemoveIncomeMutation } from './incomes-api';

const plain = { displaySymbols: true };

/** All income, by source. */
export default function IncomeSources() {
  const incomes = useFinanceIncomesQuery();
  const metricsQuery = useFinanceMetricsQuery();
  const settingsQuery = useFinanceSettingsQuery();
  const settings = settingsQuery.data;
  const [remove] = useFinanceRemoveIncomeMutation();
  const [editing, setEditing] = useState<Income | 'new'>();
  const [deleting, setDeleting] = useState<Income>();
  const style = settings ?? plain;
  const metrics = metricsQuery.data;
  const card = { metrics, settings: style };

  async function handleRemove({ id }: Income) {
    const { error } = await remove({ id });
    if (error) showFailure(error, withOutcome('Failed to delete income source', error, 'deleted'));
    else toast({ title: 'Income source deleted successfully', variant: 'success' });
  }

  return (
    <>
      <RecordScreen
        title="Income Sources"
        what="income sources"
        list={incomes}
        settings={settingsQuery}
        metrics={metricsQuery}
        addLabel="Add Income Source"
        onAdd={() => setEditing('new')}
        skeleton={<ListSkeleton title="Income Details" rows={6} columns={6} rowHeight={40} cardLines={0} />}
        empty={{
          icon: <WalletIcon size={20} />,
          title: 'No income sources found',
          text: 'Pay, side work, rent, benefits: what comes in each month, whenever it is paid.',
          addLabel: 'Add Your First Income Source',
        }}
        figures={
          <>
            <RatesNotice metrics={metrics} />
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
                meaning={metrics && afterTax(metrics, style)}
              />
            </FigureGrid>
          </>
        }
      >
        <TitledList title="Income Details">
          <IncomeTable incomes={incomes.data ?? []} settings={style} onEdit={setEditing} onDelete={setDeleting} />
        </TitledList>
      </RecordScreen>
      {editing && settings && (
        <IncomeDialog
          income={editing === 'new' ? undefined : editing}
          settings={settings}
          onClose={() => setEditing(undefined)}
        />
      )}
      {deleting && (
        <DeleteRecord
          question="Are you sure you want to delete this income source?"
          what={`${deleting.source}, ${formatAmount(deleting.perMonth, deleting.currency, style)} per month`}
          remove={() => handleRemove(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}

/** "106.4% after tax"; N/A if there is no gross income. */
const afterTax = (metrics: FinancialMetrics, style: AmountStyle): string =>
  hasZeroDenominator('netShareOfGross', metrics)
    ? `${notAvailable}, no gross income`
    : `${formatMetric('netShareOfGross', metrics, style)} after tax`;
