import type { Expense } from '@plaza/contracts/finance/expenses';
import {
  Badge,
  Button,
  type Column,
  EditIcon,
  Field,
  focusAfterRemoval,
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
import { SecondLine } from '../records/list/list-texts';
import { hasLongAmount } from '../records/list/long-amounts';
import { stackColumns } from '../records/list/stack-columns';
import { useMoneySort } from '../records/list/use-money-sort';
import { useNarrowTable } from '../records/list/use-narrow-table';
import { ExpenseAmount } from './expense-amount';

interface ExpenseTableProps {
  expenses: readonly Expense[];
  settings: AmountStyle;
  onEdit: (expense: Expense) => void;
  onDelete: (expense: Expense) => void;
}

/** The number of rows rendered at first; the user can ask for more. */
const step = 100;
/** The number of rows from which the table has a filter field. */
const manyRows = 12;

/** All expenses; a long list can be filtered, and is rendered in parts. */
export function ExpenseTable({ expenses, settings, onEdit, onDelete }: ExpenseTableProps) {
  const [typed, setTyped] = useSearchText('find');
  const [shown, setShown] = useState(step);
  const needsFind = expenses.length >= manyRows || typed !== '';
  // Once shown, the field stays: while it filters, and while the user clears it.
  const [hasFind, setHasFind] = useState(needsFind);
  if (needsFind && !hasFind) setHasFind(true);
  const wanted = useDeferredValue(typed.trim().toLowerCase());
  const isTight = useNarrowTable() && hasLongAmount(expenses, ({ monthlyAmount }) => monthlyAmount, settings);
  const found = wanted === '' ? expenses : expenses.filter((expense) => searchTextOf(expense).includes(wanted));
  const { rows, sortBy, ...sort } = useMoneySort(found, amounts);
  const columns = columnsFor(settings, sortBy);
  return (
    <Stack as="section" gap={usePhone() ? 8 : 12} ref={focusAfterRemoval}>
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
          Show {Math.min(step, found.length - shown)} More of {found.length}
        </Button>
      )}
    </Stack>
  );
}

const searchTextOf = ({ category, description, paymentSource, notes }: Expense): string =>
  `${category} ${description} ${paymentSource} ${notes}`.toLowerCase();

/** The column with the amount. */
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
