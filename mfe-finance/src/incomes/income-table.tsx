import type { Income } from '@plaza/contracts/finance/incomes';
import { type Column, EditIcon, IconButton, Table, TrashIcon, usePhone } from '@plaza/ui';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { AmountNote } from '../records/list/list-texts';
import { hasLongAmount } from '../records/list/long-amounts';
import { stackColumns } from '../records/list/stack-columns';
import { useMoneySort } from '../records/list/use-money-sort';
import { useNarrowTable } from '../records/list/use-narrow-table';
import { payOf, payPeriod } from './pay';

interface IncomeTableProps {
  incomes: readonly Income[];
  settings: AmountStyle;
  onEdit: (income: Income) => void;
  onDelete: (income: Income) => void;
}

/** All income sources, with their monthly and yearly amounts. */
export function IncomeTable({ incomes, settings, onEdit, onDelete }: IncomeTableProps) {
  const { rows, sortBy, ...sort } = useMoneySort(incomes, amounts);
  const columns = columnsFor(settings, sortBy, usePhone());
  const isTight = useNarrowTable() && hasLongAmount(incomes, ({ annualTotal }) => annualTotal, settings);
  return (
    <Table
      label="Income Details"
      {...sort}
      columns={isTight ? stackColumns(columns, { type: 'frequency' }) : columns}
      rows={rows}
      rowKey={({ id }) => id}
      actions={(income) => (
        <>
          <IconButton size="sm" label={`Edit ${income.source}`} onClick={() => onEdit(income)}>
            <EditIcon />
          </IconButton>
          <IconButton size="sm" label={`Delete ${income.source}`} onClick={() => onDelete(income)}>
            <TrashIcon />
          </IconButton>
        </>
      )}
    />
  );
}

/** The columns with amounts. */
const amounts = {
  monthly: ({ perMonth }: Income) => perMonth,
  annual: ({ annualTotal }: Income) => annualTotal,
};

/** "Net (After Tax)": the part in brackets does not wrap. */
const inParts = (type: string): string => type.replace(/(?<=\(.*) /g, '\u00a0');

function columnsFor(settings: AmountStyle, sortBy: Column<Income>['sortBy'], onCards: boolean): Column<Income>[] {
  return [
    { id: 'source', header: 'Source', cell: ({ source }) => source, sortBy: ({ source }) => source },
    { id: 'type', header: 'Type', cell: ({ type }) => inParts(type), sortBy: ({ type }) => type },
    {
      id: 'monthly',
      header: 'Monthly Amount',
      align: 'end',
      onCard: 'figure',
      cell: (income) => (
        <>
          {formatAmount(income.perMonth, income.currency, settings)}
          {onCards ? (
            <AmountNote> per month</AmountNote>
          ) : (
            !isMonthly(income) && <AmountNote> {payIn(income, settings)}</AmountNote>
          )}
        </>
      ),
      sortBy,
    },
    // A card has no room for both amounts beside the name.
    ...(onCards
      ? [{ id: 'pay', header: 'Pay', isEmpty: isMonthly, cell: (income: Income) => payIn(income, settings) }]
      : []),
    { id: 'frequency', header: 'Frequency', cell: ({ frequency }) => frequency, sortBy: ({ frequency }) => frequency },
    {
      id: 'annual',
      header: 'Annual Total',
      align: 'end',
      cell: ({ annualTotal, currency }) => formatAmount(annualTotal, currency, settings),
      sortBy,
    },
  ];
}

const isMonthly = ({ frequency }: Income): boolean => frequency === 'Monthly';

/** "$3,200.00 per two weeks". */
function payIn(income: Income, settings: AmountStyle): string {
  return `${formatAmount(payOf(income), income.currency, settings)} ${payPeriod[income.frequency]}`;
}
