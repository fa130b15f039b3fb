import type { Column } from '@plaza/ui';

/**
 * Stacks some columns below others, for narrow tables.
 * @param below the id of a column → the id of the column to render below it
 */
export function stackColumns<Row>(
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
