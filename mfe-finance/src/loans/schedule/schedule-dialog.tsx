import type { Loan, LoanSchedule } from '@plaza/contracts/finance/loans';
import { Button, Dialog, DownloadIcon, Retry, Stack, saveFile, styled, TableSkeleton } from '@plaza/ui';
import { formatMonth, formatMonths } from '../../metrics/format-figure';
import { type AmountStyle, formatAmount } from '../../money/format-amount';
import { loanName } from '../loan-name';
import { EndlessSchedule } from './endless-schedule';
import { useFinanceLoanScheduleQuery } from './schedule-api';
import { scheduleCsv, scheduleFileName } from './schedule-csv';
import { ScheduleTable } from './schedule-table';

interface ScheduleDialogProps {
  loan: Loan;
  settings: AmountStyle;
  onClose: () => void;
}

/** The payoff schedule of a loan, month by month. */
export function ScheduleDialog({ loan, settings, onClose }: ScheduleDialogProps) {
  const { data: schedule } = useFinanceLoanScheduleQuery({ id: loan.id }, { refetchOnMountOrArgChange: true });
  const handleDownload = () =>
    schedule && saveFile(new Blob([scheduleCsv(schedule)], { type: 'text/csv' }), scheduleFileName(loan.lender));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title="Amortization Schedule"
      description={loanName(loan)}
      footer={
        <>
          <Button icon={<DownloadIcon />} disabled={!schedule || schedule.rows.length === 0} onClick={handleDownload}>
            Download CSV
          </Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Schedule loan={loan} settings={settings} />
    </Dialog>
  );
}

function Schedule({ loan, settings }: Omit<ScheduleDialogProps, 'onClose'>) {
  const { data: schedule, error, isFetching, refetch } = useFinanceLoanScheduleQuery({ id: loan.id });
  if (error && !schedule) {
    return <Retry error={error} title="The schedule could not be loaded" loading={isFetching} onRetry={refetch} />;
  }
  if (!schedule) return <TableSkeleton rows={8} columns={5} />;
  if (schedule.endless) return <EndlessSchedule loan={loan} schedule={schedule} settings={settings} />;
  if (schedule.rows.length === 0) return <p>Nothing is owed on this loan any more.</p>;
  return (
    <Stack gap={16}>
      <Totals>
        {totalsOf(schedule, settings).map(([name, total]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{total}</dd>
          </div>
        ))}
      </Totals>
      <ScheduleTable schedule={schedule} settings={settings} />
    </Stack>
  );
}

function totalsOf({ rows, currency, monthlyPayment, totalPaid, totalInterest }: LoanSchedule, settings: AmountStyle) {
  const amountOf = (amount: string | null) => formatAmount(amount ?? '', currency, settings);
  return [
    ['Monthly payment', amountOf(monthlyPayment)],
    ['Paid off', `${formatMonth(rows.at(-1)?.date ?? null)}, in ${formatMonths(rows.length)}`],
    ['Total interest', amountOf(totalInterest)],
    ['Total paid', amountOf(totalPaid)],
  ] as const;
}

const Totals = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, auto);
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[12]};
  dt { color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
  dd { margin: 0; font-weight: ${({ theme }) => theme.weight.strong}; font-variant-numeric: tabular-nums; }
  ${({ theme }) => theme.media.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
