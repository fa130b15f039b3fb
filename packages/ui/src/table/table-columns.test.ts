import { type Column, sortRows } from './table-columns';

interface Account {
  name: string;
  balance: number | null;
}

const columns: Column<Account>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, sortBy: (row) => row.name },
  { id: 'balance', header: 'Balance', cell: (row) => row.balance, sortBy: (row) => row.balance },
  { id: 'note', header: 'Note', cell: () => '' },
];
const rows: Account[] = [
  { name: 'b10', balance: null },
  { name: 'a', balance: 10 },
  { name: 'B9', balance: 9 },
];
const names = (id: string, direction: 'ascending' | 'descending') =>
  sortRows(rows, columns, { id, direction }).map((row) => row.name);

it('sorts words in natural order and figures by size', () => {
  expect(names('name', 'ascending')).toEqual(['a', 'B9', 'b10']);
  expect(names('balance', 'ascending')).toEqual(['B9', 'a', 'b10']);
});

it('sorts rows without a value last in both directions', () => {
  expect(names('balance', 'descending')).toEqual(['a', 'B9', 'b10']);
});

it('keeps the given order without a sortable column', () => {
  expect(sortRows(rows, columns, undefined)).toEqual(rows);
  expect(names('note', 'descending')).toEqual(['b10', 'a', 'B9']);
});
