import type { Loan } from '@plaza/contracts/finance/loans';
import { WalletIcon } from '@plaza/ui';
import { useState } from 'react';
import { RatesNotice } from '../figures/rates-notice';
import { useFinanceLoansQuery } from '../finance-api';
import { formatAmount } from '../money/format-amount';
import { PayoffSimulator } from '../payoff/payoff-simulator';
import { PayoffSkeleton } from '../payoff/payoff-skeleton';
import { ListSkeleton } from '../records/list/list-skeleton';
import { TitledList } from '../records/list/list-texts';
import { RecordDialogs } from '../records/record-dialogs';
import { RecordScreen } from '../records/record-screen';
import { useRecordScreen } from '../records/use-record-screen';
import { LoanDialog } from './loan-dialog';
import { LoanFigures } from './loan-figures';
import { loanName } from './loan-name';
import { LoanTable } from './loan-table';
import { useFinanceRemoveLoanMutation } from './loans-api';
import { ScheduleDialog } from './schedule/schedule-dialog';

/** All debts, when they are paid off, and what additional payments would change. */
export default function LoansAndLiabilities() {
  const loans = useFinanceLoansQuery();
  const [remove] = useFinanceRemoveLoanMutation();
  const screen = useRecordScreen<Loan>({
    remove,
    deletedTitle: 'Loan deleted successfully',
    failure: 'Failed to delete loan',
  });
  const { metrics, settings, style, setEditing, setDeleting, handleAdd } = screen;
  const [scheduled, setScheduled] = useState<Loan>();

  return (
    <>
      <RecordScreen
        title="Loans & Liabilities"
        what="loans"
        list={loans}
        settings={settings}
        metrics={metrics}
        addLabel="Add Loan"
        onAdd={handleAdd}
        skeleton={
          <>
            <ListSkeleton title="Loan Details" rows={3} columns={6} cardLines={0} />
            <PayoffSkeleton />
          </>
        }
        empty={{
          icon: <WalletIcon size={20} />,
          title: 'No loans found',
          text: 'Mortgages, cards, credit lines: what you owe, and when you will not owe it any more.',
          addLabel: 'Add Your First Loan',
        }}
        figures={
          <>
            <RatesNotice metrics={metrics.data} />
            <LoanFigures metrics={metrics.data} settings={style} count={loans.data?.length} />
          </>
        }
      >
        <TitledList title="Loan Details">
          <LoanTable
            loans={loans.data ?? []}
            settings={style}
            onSchedule={setScheduled}
            onEdit={setEditing}
            onDelete={setDeleting}
          />
        </TitledList>
        <PayoffSimulator metrics={metrics.data} settings={style} />
      </RecordScreen>
      <RecordDialogs
        screen={screen}
        form={({ record, ...props }) => <LoanDialog loan={record} {...props} />}
        question="Are you sure you want to delete this loan?"
        nameOf={(loan) => `${loanName(loan)}, ${formatAmount(loan.balance, loan.currency, style)}`}
      />
      {scheduled && <ScheduleDialog loan={scheduled} settings={style} onClose={() => setScheduled(undefined)} />}
    </>
  );
}
