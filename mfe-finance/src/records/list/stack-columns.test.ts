import type { Column } from '@plaza/ui';
import { stackColumns } from './stack-columns';

const columns: readonly Column<string>[] = ['name', 'balance', 'rate', 'payment'].map((id) => ({
  id,
  header: id,
  cell: (row) => row,
}));

it('moves columns below others, and keeps the others in order', () => {
  const stacked = stackColumns(columns, { balance: 'payment' });
  expect(stacked.map(({ id, below }) => [id, below?.id])).toEqual([
    ['name', undefined],
    ['balance', 'payment'],
    ['rate', undefined],
  ]);
});
