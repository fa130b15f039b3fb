import type { Expense } from '@plaza/contracts/finance/expenses';
import { usePhone, WalletIcon } from '@plaza/ui';
import { toast } from '@plaza/web-kit';
import { useState } from 'react';
import { showFailure } from '../failure-toast';
import { RatesNotice } from '../figures/rates-notice';
import { useFinanceExpensesQuery, useFinanceMetricsQuery, useFinanceSettingsQuery } from '../finance-api';
import { useFinanceCashFlowQuery } from '../history/history-api';
import { TitledList } from '../records/list/list-texts';
import { RecordScreen } from '../records/record-screen';
import { DeleteRecord } from '../records/writes/delete-record';
import { withOutcome } from '../unknown-outcome';
import { amountWithPeriod } from './expense-amount';
import { ExpenseCharts } from './expense-charts';
import { ExpenseDialog } from './expense-dialog';
import { ExpenseTable } from './expense-table';
import { useFinanceRemoveExpenseMutation } from './expenses-api';
import { ExpensesSkeleton } from './expenses-skeleton';
import { SpendingFigures } from './spending-figures';

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
        <ExpenseCharts metrics={metrics} cashFlow={cashFlow.data} settings={style} />
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
