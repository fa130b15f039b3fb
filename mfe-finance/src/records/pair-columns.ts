import type { Column } from '@plaza/ui';

/**
 * Columns with less room: some stand below others.
 * @param below the id of a column → that of the one to stand below it
 */
export function pairColumns<Row>(
  columns: readonly Column<Row>[],
  below: Readonly<Record<string, string>>,
): readonly Column<Row>[] {
  const moved = new Set(Object.values(below));
  return columns
    .filter(({ id }) => !moved.has(id))
    .map((column) => {
      const second = columns.find(({ id }) => id === below[column.id]);
      return second ? { ...column, below: second } : column;
    });
}
