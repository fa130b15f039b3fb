import type { LoanPayoff, PayoffPlan, PayoffSimulation } from '@plaza/contracts/finance/payoff';
import { type Column, Table } from '@plaza/ui';
import { formatMonth, formatMonths, notAvailable } from '../metrics/format-figure';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { NoWrap, SecondLine } from '../records/list/list-texts';
import { hasLongAmount } from '../records/list/long-amounts';
import { stackColumns } from '../records/list/stack-columns';
import { useNarrowTable } from '../records/list/use-narrow-table';
import { PayoffOrderFrame } from './payoff-frame';

interface PayoffOrderProps {
  simulation: PayoffSimulation;
  settings: AmountStyle;
}

interface OrderedLoan extends LoanPayoff {
  readonly place: number;
  /** The number of months without the plan; null if never. */
  readonly monthsAsItIs: number | null;
}

/** All loans in the order in which the plan pays them off. */
export function PayoffOrder({ simulation, settings }: PayoffOrderProps) {
  const columns = columnsFor(settings);
  const rows = inOrder(simulation.plan, simulation.asItIs);
  const isTight = useNarrowTable() && hasLongAmount(rows, ({ totalPaid }) => totalPaid ?? '0', settings);
  return (
    <PayoffOrderFrame>
      <Table
        label="Order of Payoff"
        columns={isTight ? stackColumns(columns, { months: 'before', paid: 'interest' }) : columns}
        rows={rows}
        rowKey={({ loanId }) => loanId}
      />
    </PayoffOrderFrame>
  );
}

/** Sorts loans by payoff month; loans that are never paid off come last. */
function inOrder(plan: PayoffPlan, asItIs: PayoffPlan): OrderedLoan[] {
  const before = new Map(asItIs.loans.map(({ loanId, months }) => [loanId, months]));
  const rank = ({ months }: LoanPayoff) => months ?? Number.MAX_SAFE_INTEGER;
  return plan.loans
    .toSorted((one, other) => rank(one) - rank(other))
    .map((loan, index) => ({ ...loan, place: index + 1, monthsAsItIs: before.get(loan.loanId) ?? null }));
}

function columnsFor(settings: AmountStyle): Column<OrderedLoan>[] {
  const amountOf = (amount: string | null, currency: string) =>
    amount === null ? notAvailable : formatAmount(amount, currency, settings);
  return [
    {
      id: 'loan',
      header: 'Loan',
      cell: ({ place, type, lender }) => (
        <>
          {place}. {type}
          <SecondLine>{lender}</SecondLine>
        </>
      ),
    },
    { id: 'date', header: 'Paid Off', onCard: 'figure', cell: ({ date }) => <NoWrap>{formatMonth(date)}</NoWrap> },
    {
      id: 'months',
      header: 'With the Plan',
      align: 'end',
      onCard: 'aside',
      cell: ({ months }) => <NoWrap>{formatMonths(months)}</NoWrap>,
    },
    {
      id: 'before',
      header: 'Without It',
      align: 'end',
      cell: ({ monthsAsItIs }) => <NoWrap>{formatMonths(monthsAsItIs)}</NoWrap>,
    },
    {
      id: 'interest',
      header: 'Interest',
      align: 'end',
      cell: ({ totalInterest, currency }) => amountOf(totalInterest, currency),
    },
    {
      id: 'paid',
      header: 'Total Paid',
      align: 'end',
      cell: ({ totalPaid, currency }) => amountOf(totalPaid, currency),
    },
  ];
}
