import type { Income } from '@plaza/contracts/finance/incomes';
import { type Column, EditIcon, IconButton, styled, Table, TrashIcon } from '@plaza/ui';
import { type AmountStyle, formatAmount } from '../money/format-amount';
import { AmountNote } from '../records/amount-note';
import { useAddressSort } from '../records/use-address-sort';
import { payOf, payPeriod } from './pay';

interface IncomeTableProps {
  incomes: readonly Income[];
  settings: AmountStyle;
  onEdit: (income: Income) => void;
  onDelete: (income: Income) => void;
}

/** Every income source, with what it is in a month and in a year. */
export function IncomeTable({ incomes, settings, onEdit, onDelete }: IncomeTableProps) {
  const sort = useAddressSort();
  return (
    <Table
      label="Income Details"
      {...sort}
      columns={columnsFor(settings)}
      rows={incomes}
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

/** "Net (After Tax)", of which the part between the brackets stays on one line. */
const inParts = (type: string): string => type.replace(/(?<=\(.*) /g, '\u00a0');

function columnsFor(settings: AmountStyle): Column<Income>[] {
  return [
    { id: 'source', header: 'Source', cell: ({ source }) => source, sortBy: ({ source }) => source },
    { id: 'type', header: 'Type', cell: ({ type }) => inParts(type), sortBy: ({ type }) => type },
    {
      id: 'monthly',
      header: 'Monthly Amount',
      align: 'end',
      onCard: 'figure',
      cell: (income) => <MonthlyAmount income={income} settings={settings} />,
      sortBy: ({ perMonth }) => Number(perMonth),
    },
    { id: 'frequency', header: 'Frequency', cell: ({ frequency }) => frequency, sortBy: ({ frequency }) => frequency },
    {
      id: 'annual',
      header: 'Annual Total',
      align: 'end',
      cell: ({ annualTotal, currency }) => formatAmount(annualTotal, currency, settings),
      sortBy: ({ annualTotal }) => Number(annualTotal),
    },
  ];
}

/** What it is in a month; below it the pay, where that is for another time. */
function MonthlyAmount({ income, settings }: { income: Income; settings: AmountStyle }) {
  const { perMonth, monthlyAmount, frequency, currency } = income;
  const shown = formatAmount(perMonth, currency, settings);
  if (frequency === 'Monthly') {
    return (
      <>
        {shown}
        <OnCard> per month</OnCard>
      </>
    );
  }
  const pay = formatAmount(payOf(monthlyAmount, frequency, currency), currency, settings);
  return (
    <>
      {shown}
      <OnCard> per month</OnCard>
      <Pay>
        {pay} {payPeriod[frequency]}
      </Pay>
    </>
  );
}

/** A card has no heading that says it. */
const OnCard = styled(AmountNote)`
  display: none;
  ${({ theme }) => theme.media.phone} { display: block; }
`;

const Pay = styled.small`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
