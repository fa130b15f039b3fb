import type { ReactNode } from 'react';

export type SortValue = string | number | null | undefined;

/** One column of a Table. */
export interface Column<Row> {
  /** Stable, and unique within the table. */
  id: string;
  /** Plain words: also the name of the value on a phone's card. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for figures. */
  align?: 'start' | 'end';
  /** A CSS length. */
  width?: string;
  /** Makes the column sortable by this value; empty values always come last. */
  sortBy?: (row: Row) => SortValue;
  /**
   * Where a phone's card has it, beside the first column, which is its title: `figure` at the end of the title's line,
   * `aside` below that figure, `details` behind the button that shows the rest. A line of the card unless said.
   */
  onCard?: 'figure' | 'aside' | 'details';
  /** Where there is nothing to say: a phone's card leaves it out. */
  isEmpty?: (row: Row) => boolean;
  /**
   * A column that stands under this one, header under header, where side by side they would not fit; a card has both.
   */
  below?: Column<Row>;
}

/** Each column, and after it the one below it. */
export function flatColumns<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.flatMap((column) => (column.below ? [column, column.below] : [column]));
}

/** Which column orders the rows, and which way. */
export interface Sort {
  id: string;
  direction: 'ascending' | 'descending';
}

/** A list of fewer cards offers no order: they are in sight at once. */
export const minSortableCards = 4;

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

/** A new array in the order of `sort`; equal rows keep their places, rows without a value come last. */
export function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | undefined): Row[] {
  const sortBy = flatColumns(columns).find(({ id }) => id === sort?.id)?.sortBy;
  if (!sort || !sortBy) return [...rows];
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => {
    const [a, b] = [sortBy(one) ?? null, sortBy(other) ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b);
  });
}
