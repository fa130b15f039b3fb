import type { Loan } from '@plaza/contracts/finance/loans';
import { CalendarIcon, type Column, EditIcon, IconButton, numberFormatter, styled, Table, TrashIcon } from '@plaza/ui';
import type { ReactNode } from 'react';
import { formatMonth, formatMonths } from '../metrics/format-figure';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { NoWrap, SecondLine } from '../records/list/list-texts';
import { hasLongAmount } from '../records/list/long-amounts';
import { stackColumns } from '../records/list/stack-columns';
import { useMoneySort } from '../records/list/use-money-sort';
import { useNarrowTable } from '../records/list/use-narrow-table';
import { loanName } from './loan-name';

interface LoanTableProps {
  loans: readonly Loan[];
  settings: AmountStyle;
  onSchedule: (loan: Loan) => void;
  onEdit: (loan: Loan) => void;
  onDelete: (loan: Loan) => void;
}

/** All loans, each in its own currency. */
export function LoanTable({ loans, settings, onSchedule, onEdit, onDelete }: LoanTableProps) {
  const { rows, sortBy, ...sort } = useMoneySort(loans, amounts);
  const columns = columnsFor(settings, sortBy);
  const isTight = useNarrowTable() && hasLongAmount(loans, ({ balance }) => balance, settings);
  return (
    <Table
      label="Loan Details"
      {...sort}
      columns={isTight ? stackColumns(columns, { balance: 'payment', rate: 'end' }) : columns}
      rows={rows}
      rowKey={({ id }) => id}
      actions={(loan) => (
        <>
          <IconButton size="sm" label={`Schedule of ${loanName(loan)}`} onClick={() => onSchedule(loan)}>
            <CalendarIcon />
          </IconButton>
          <IconButton size="sm" label={`Edit ${loanName(loan)}`} onClick={() => onEdit(loan)}>
            <EditIcon />
          </IconButton>
          <IconButton size="sm" label={`Delete ${loanName(loan)}`} onClick={() => onDelete(loan)}>
            <TrashIcon />
          </IconButton>
        </>
      )}
    />
  );
}

/** The columns with amounts. */
const amounts = {
  balance: ({ balance }: Loan) => balance,
  payment: ({ effectivePayment }: Loan) => effectivePayment,
};

function columnsFor(settings: AmountStyle, sortBy: Column<Loan>['sortBy']): Column<Loan>[] {
  return [
    {
      id: 'type',
      header: 'Loan Type',
      cell: ({ type, lender }) => (
        <>
          {type}
          <SecondLine>{lender}</SecondLine>
        </>
      ),
      sortBy: loanName,
    },
    {
      id: 'balance',
      header: 'Balance',
      align: 'end',
      onCard: 'figure',
      cell: ({ balance, currency }) => formatAmount(balance, currency, settings),
      sortBy,
    },
    {
      id: 'rate',
      header: 'Interest Rate',
      align: 'end',
      onCard: 'aside',
      cell: ({ interestRate }) => formatRate(interestRate),
      sortBy: ({ interestRate }) => Number(interestRate),
    },
    {
      id: 'payment',
      header: 'Monthly Payment',
      align: 'end',
      onCard: 'details',
      cell: ({ effectivePayment, monthlyPayment, currency }) => (
        <>
          {formatAmount(effectivePayment, currency, settings)}
          {Number(effectivePayment) > Number(monthlyPayment) && <Muted>Calculated from its term</Muted>}
        </>
      ),
      sortBy,
    },
    {
      id: 'end',
      header: 'Term End',
      cell: (loan) => (
        <>
          <NoWrap>{formatMonth(loan.endDate)}</NoWrap>
          <Muted>{untilPaidOff(loan)}</Muted>
        </>
      ),
      sortBy: ({ endDate }) => endDate,
    },
  ];
}

const percent = numberFormatter({ minimumFractionDigits: 2, maximumFractionDigits: 3 });

/** "4.80%" for 4.8, "8.125%" for 8.125. */
const formatRate = (rate: string): string => `${percent.format(Number(rate))}%`;

function untilPaidOff({ monthsToPayOff }: Loan): ReactNode {
  if (monthsToPayOff === null) return 'Never at this payment';
  if (monthsToPayOff === 0) return 'Paid off';
  return <NoWrap>{formatMonths(monthsToPayOff)} left</NoWrap>;
}

const Muted = styled.small`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.normal};
`;
