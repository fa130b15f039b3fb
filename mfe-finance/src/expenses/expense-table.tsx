import type { Expense } from '@plaza/contracts/finance/expenses';
import {
  Badge,
  Button,
  type Column,
  EditIcon,
  Field,
  IconButton,
  Stack,
  styled,
  Table,
  TextInput,
  TrashIcon,
  usePhone,
} from '@plaza/ui';
import { useSearchText } from '@plaza/web-kit/router';
import { useDeferredValue, useState } from 'react';
import { notAvailable } from '../metrics/format-figure';
import type { AmountStyle } from '../money/format-amount';
import { hasLongAmount } from '../records/long-amounts';
import { SecondLine } from '../records/second-line';
import { stackColumns } from '../records/stack-columns';
import { useMoneySort } from '../records/use-money-sort';
import { useNarrowTable } from '../records/use-narrow-table';
import { ExpenseAmount } from './expense-amount';

interface ExpenseTableProps {
  expenses: readonly Expense[];
  settings: AmountStyle;
  onEdit: (expense: Expense) => void;
  onDelete: (expense: Expense) => void;
}

/** So many rows are rendered at once; more on demand. */
const step = 100;
/** From so many rows on there is a field to find one. */
const manyRows = 12;

/** Every expense; a long list can be filtered, and is rendered a part at a time. */
export function ExpenseTable({ expenses, settings, onEdit, onDelete }: ExpenseTableProps) {
  const [typed, setTyped] = useSearchText('find');
  const [shown, setShown] = useState(step);
  const needsFind = expenses.length >= manyRows || typed !== '';
  // It stays once it is there: while it filters, and under the hands of who empties it.
  const [hasFind, setHasFind] = useState(needsFind);
  if (needsFind && !hasFind) setHasFind(true);
  const wanted = useDeferredValue(typed.trim().toLowerCase());
  const isTight = useNarrowTable() && hasLongAmount(expenses, ({ monthlyAmount }) => monthlyAmount, settings);
  const found = wanted === '' ? expenses : expenses.filter((expense) => searchTextOf(expense).includes(wanted));
  const { rows, sortBy, ...sort } = useMoneySort(found, amounts);
  const columns = columnsFor(settings, sortBy);
  return (
    <Stack gap={usePhone() ? 8 : 12}>
      {hasFind && (
        <Find>
          <Field label="Find an expense" hideLabel>
            <TextInput
              type="search"
              placeholder="Find an expense"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value, { replace: true });
                setShown(step);
              }}
            />
          </Field>
        </Find>
      )}
      {found.length === 0 ? (
        <p role="status">No expense matches “{typed.trim()}”.</p>
      ) : (
        <Table
          label="All Expenses"
          {...sort}
          columns={isTight ? stackColumns(columns, { amount: 'recurrence' }) : columns}
          rows={rows}
          limit={shown}
          rowKey={({ id }) => id}
          actions={(expense) => (
            <>
              <IconButton size="sm" label={`Edit ${expense.description}`} onClick={() => onEdit(expense)}>
                <EditIcon />
              </IconButton>
              <IconButton size="sm" label={`Delete ${expense.description}`} onClick={() => onDelete(expense)}>
                <TrashIcon />
              </IconButton>
            </>
          )}
        />
      )}
      {found.length > shown && (
        <Button onClick={() => setShown(shown + step)}>
          Show {Math.min(step, found.length - shown)} more of {found.length}
        </Button>
      )}
    </Stack>
  );
}

const searchTextOf = ({ category, description, paymentSource, notes }: Expense): string =>
  `${category} ${description} ${paymentSource} ${notes}`.toLowerCase();

/** The column of money. */
const amounts = { amount: ({ monthlyAmount }: Expense) => monthlyAmount };

function columnsFor(settings: AmountStyle, sortBy: Column<Expense>['sortBy']): Column<Expense>[] {
  return [
    {
      id: 'category',
      header: 'Category',
      cell: ({ category, description }) => (
        <>
          {category}
          <SecondLine>{description}</SecondLine>
        </>
      ),
      sortBy: ({ category }) => category,
    },
    {
      id: 'amount',
      header: 'Monthly Amount',
      align: 'end',
      onCard: 'figure',
      cell: (expense) => <ExpenseAmount expense={expense} settings={settings} />,
      sortBy,
    },
    {
      id: 'recurrence',
      header: 'Recurrence',
      onCard: 'aside',
      cell: ({ recurrence }) => recurrence,
      sortBy: (row) => row.recurrence,
    },
    {
      id: 'source',
      header: 'Payment Source',
      cell: ({ paymentSource }) => paymentSource || notAvailable,
      isEmpty: ({ paymentSource }) => paymentSource === '',
    },
    {
      id: 'type',
      header: 'Type',
      cell: ({ type, essential }) => (
        <>
          <Badge tone={type === 'Fixed' ? 'info' : 'neutral'}>{type}</Badge>
          {!essential && <Muted>Not essential</Muted>}
        </>
      ),
      sortBy: ({ type }) => type,
    },
  ];
}

const Find = styled.div`
  max-width: 320px;
  ${({ theme }) => theme.media.phone} { max-width: none; }
`;

const Muted = styled.small`
  display: block;
  white-space: nowrap;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
