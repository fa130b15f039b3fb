import type { Loan } from '@plaza/contracts/finance/loans';
import { WalletIcon } from '@plaza/ui';
import { toast } from '@plaza/web-kit';
import { useState } from 'react';
import { showFailure } from '../failure-toast';
import { RatesNotice } from '../figures/rates-notice';
import { useFinanceLoansQuery, useFinanceMetricsQuery, useFinanceSettingsQuery } from '../finance-api';
import { formatAmount } from '../money/format-amount';
import { PayoffSimulator } from '../payoff/payoff-simulator';
import { PayoffSkeleton } from '../payoff/payoff-skeleton';
import { ListSkeleton } from '../records/list/list-skeleton';
import { TitledList } from '../records/list/list-texts';
import { RecordScreen } from '../records/record-screen';
import { DeleteRecord } from '../records/writes/delete-record';
import { withOutcome } from '../unknown-outcome';
import { LoanDialog } from './loan-dialog';
import { LoanFigures } from './loan-figures';
import { loanName } from './loan-name';
import { LoanTable } from './loan-table';
import { useFinanceRemoveLoanMutation } from './loans-api';
import { ScheduleDialog } from './schedule/schedule-dialog';

const plain = { displaySymbols: true };

type Open = { readonly what: 'edit' | 'delete' | 'schedule'; readonly loan: Loan } | { readonly what: 'add' };

/** All debts, when they are paid off, and what additional payments would change. */
export default function LoansAndLiabilities() {
  const loans = useFinanceLoansQuery();
  const metrics = useFinanceMetricsQuery();
  const settingsQuery = useFinanceSettingsQuery();
  const settings = settingsQuery.data;
  const [remove] = useFinanceRemoveLoanMutation();
  const [open, setOpen] = useState<Open>();
  const style = settings ?? plain;
  const close = () => setOpen(undefined);

  async function handleRemove({ id }: Loan) {
    const { error } = await remove({ id });
    if (error) showFailure(error, withOutcome('Failed to delete loan', error, 'deleted'));
    else toast({ title: 'Loan deleted successfully', variant: 'success' });
  }

  return (
    <>
      <RecordScreen
        title="Loans & Liabilities"
        what="loans"
        list={loans}
        settings={settingsQuery}
        metrics={metrics}
        addLabel="Add Loan"
        onAdd={() => setOpen({ what: 'add' })}
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
            onSchedule={(loan) => setOpen({ what: 'schedule', loan })}
            onEdit={(loan) => setOpen({ what: 'edit', loan })}
            onDelete={(loan) => setOpen({ what: 'delete', loan })}
          />
        </TitledList>
        <PayoffSimulator metrics={metrics.data} settings={style} />
      </RecordScreen>
      {open && settings && (open.what === 'add' || open.what === 'edit') && (
        <LoanDialog loan={open.what === 'edit' ? open.loan : undefined} settings={settings} onClose={close} />
      )}
      {open?.what === 'schedule' && <ScheduleDialog loan={open.loan} settings={style} onClose={close} />}
      {open?.what === 'delete' && (
        <DeleteRecord
          question="Are you sure you want to delete this loan?"
          what={`${loanName(open.loan)}, ${formatAmount(open.loan.balance, open.loan.currency, style)}`}
          remove={() => handleRemove(open.loan)}
          onClose={close}
        />
      )}
    </>
  );
}
