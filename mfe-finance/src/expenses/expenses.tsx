import type { Expense } from '@plaza/contracts/finance/expenses';
import { usePhone, WalletIcon } from '@plaza/ui';
import { RatesNotice } from '../figures/rates-notice';
import { recentRates, useFinanceExpensesQuery } from '../finance-api';
import { useFinanceCashFlowQuery } from '../history/history-api';
import { TitledList } from '../records/list/list-texts';
import { RecordDialogs } from '../records/record-dialogs';
import { RecordScreen } from '../records/record-screen';
import { useRecordScreen } from '../records/use-record-screen';
import { amountWithPeriod } from './expense-amount';
import { ExpenseCharts } from './expense-charts';
import { ExpenseDialog } from './expense-dialog';
import { ExpenseTable } from './expense-table';
import { useFinanceRemoveExpenseMutation } from './expenses-api';
import { ExpensesSkeleton } from './expenses-skeleton';
import { SpendingFigures } from './spending-figures';

/** All expenses, by category. */
export default function Expenses() {
  const expenses = useFinanceExpensesQuery();
  const cashFlow = useFinanceCashFlowQuery(undefined, recentRates);
  const [remove] = useFinanceRemoveExpenseMutation();
  const screen = useRecordScreen<Expense>({
    remove,
    deletedTitle: 'Expense deleted successfully',
    failure: 'Failed to delete expense',
  });
  const { metrics, settings, style, setEditing, setDeleting, handleAdd } = screen;

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
        settings={settings}
        isWaiting={metrics.isLoading || cashFlow.isLoading}
        metrics={metrics}
        addLabel="Add Expense"
        onAdd={handleAdd}
        skeleton={<ExpensesSkeleton />}
        empty={{
          icon: <WalletIcon size={20} />,
          title: 'No expenses found',
          text: 'Rent, groceries, subscriptions: what a month costs, and where it goes.',
          addLabel: 'Add Your First Expense',
        }}
        figures={
          <>
            <RatesNotice metrics={metrics.data} />
            <SpendingFigures metrics={metrics.data} settings={style} />
          </>
        }
      >
        {isPhone && all}
        <ExpenseCharts metrics={metrics.data} cashFlow={cashFlow.data} settings={style} />
        {!isPhone && all}
      </RecordScreen>
      <RecordDialogs
        screen={screen}
        form={({ record, ...props }) => <ExpenseDialog expense={record} {...props} />}
        question="Are you sure you want to delete this expense?"
        nameOf={(expense) => `${expense.description}, ${amountWithPeriod(expense, style)}`}
      />
    </>
  );
}
