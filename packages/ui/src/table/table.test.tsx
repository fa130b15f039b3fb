import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { Table } from './table';
import type { Column } from './table-columns';

interface Account {
  id: string;
  name: string;
  balance: number;
}

const rows: Account[] = [
  { id: '1', name: 'Savings', balance: 20 },
  { id: '2', name: 'Everyday', balance: 30 },
  { id: '3', name: 'Loan', balance: -10 },
];
const columns: Column<Account>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name },
  { id: 'balance', header: 'Balance', align: 'end', cell: (row) => row.balance, sortBy: (row) => row.balance },
];
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

function show(shown = rows) {
  render(
    <Table
      label="Accounts"
      columns={columns}
      rows={shown}
      rowKey={(row) => row.id}
      actions={(row) => <button type="button">Edit {row.name}</button>}
    />,
    { wrapper: PlazaThemeProvider },
  );
}

it('sorts by keyboard and announces the direction', async () => {
  show();
  expect(names()).toEqual(['Savings', 'Everyday', 'Loan']);
  await userEvent.tab(); // the frame, so that its rows can be scrolled
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Balance' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['Loan', 'Savings', 'Everyday']);
  expect(screen.getByRole('columnheader', { name: 'Balance' })).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['Everyday', 'Savings', 'Loan']);
  expect(screen.getByRole('columnheader', { name: 'Balance' })).toHaveAttribute('aria-sort', 'descending');
});

it('renders at most the limit, the first rows of the sorted list', async () => {
  render(<Table label="Accounts" columns={columns} rows={rows} rowKey={({ id }) => id} limit={2} />, {
    wrapper: PlazaThemeProvider,
  });
  expect(names()).toEqual(['Savings', 'Everyday']);
  await userEvent.click(screen.getByRole('button', { name: 'Balance' }));
  expect(names()).toEqual(['Loan', 'Savings']);
});

it('reaches the actions of every row by keyboard', async () => {
  show();
  const last = screen.getByRole('button', { name: 'Edit Loan' });
  for (let step = 0; step < 5; step += 1) await userEvent.tab();
  expect(last).toHaveFocus();
});

describe('on a phone', () => {
  const narrow = (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('max-width: 639'), media: query });
  const { matchMedia } = window;
  beforeEach(() => Object.defineProperty(window, 'matchMedia', { value: narrow, configurable: true }));
  afterEach(() => Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true }));

  it('shows each row as a card that names its values', () => {
    show();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const cards = within(screen.getByRole('list', { name: 'Accounts' })).getAllByRole('listitem');
    expect(cards).toHaveLength(3);
    expect(within(cards[0] as HTMLElement).getByText('Savings')).toBeVisible();
    expect(within(cards[0] as HTMLElement).getByRole('term')).toHaveTextContent('Balance');
    expect(within(cards[0] as HTMLElement).getByRole('definition')).toHaveTextContent('20');
    expect(within(cards[0] as HTMLElement).getByRole('button', { name: 'Edit Savings' })).toBeVisible();
  });

  it('puts secondary values and actions behind Details, and omits empty ones', async () => {
    render(
      <Table
        label="Loans"
        rows={[{ id: 'a', name: 'Car', owed: 5, note: '', bank: 'Lakeview' }]}
        rowKey={({ id }) => id}
        columns={[
          { id: 'name', header: 'Name', cell: ({ name }) => name },
          { id: 'owed', header: 'Owed', onCard: 'figure', cell: ({ owed }) => owed },
          { id: 'bank', header: 'Bank', onCard: 'details', cell: ({ bank }) => bank },
          { id: 'note', header: 'Note', cell: ({ note }) => note, isEmpty: ({ note }) => note === '' },
        ]}
        actions={({ name }) => <button type="button">Edit {name}</button>}
      />,
      { wrapper: PlazaThemeProvider },
    );
    const face = screen.getByRole('button', { name: 'Car 5 Details' });
    expect(screen.queryByText('Lakeview')).not.toBeInTheDocument();
    await userEvent.click(face);
    expect(face).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Lakeview')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Car' })).toBeVisible();
    expect(screen.queryByText('Note')).not.toBeInTheDocument();
  });

  it('can still be sorted, from four cards on', async () => {
    show();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    cleanup();
    show([...rows, { id: '4', name: 'Gold', balance: 5 }]);
    await userEvent.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await userEvent.click(screen.getByRole('option', { name: 'Balance, descending' }));
    const cards = screen.getAllByRole('listitem').map((card) => within(card).getByRole('definition').textContent);
    expect(cards).toEqual(['30', '20', '5', '-10']);
  });
});

describe('a column with another one below it', () => {
  const paired: Column<Account>[] = [
    {
      id: 'name',
      header: 'Name',
      cell: (row) => row.name,
      below: { id: 'balance', header: 'Balance', cell: (row) => `$${row.balance}`, sortBy: (row) => row.balance },
    },
  ];
  const showPaired = () =>
    render(<Table label="Accounts" columns={paired} rows={rows} rowKey={(row) => row.id} />, {
      wrapper: PlazaThemeProvider,
    });

  it('has both names above both values, and sorts by either', async () => {
    showPaired();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['NameBalance']);
    expect(names()).toEqual(['Savings$20', 'Everyday$30', 'Loan$-10']);
    await userEvent.click(screen.getByRole('button', { name: 'Balance' }));
    expect(names()).toEqual(['Loan$-10', 'Savings$20', 'Everyday$30']);
    expect(screen.getByRole('columnheader')).toHaveAttribute('aria-sort', 'ascending');
  });
});
