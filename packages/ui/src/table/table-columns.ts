import type { ReactNode } from 'react';

export type SortValue = string | number | null | undefined;

/** One column of a Table. */
export interface Column<Row> {
  /** Constant, and unique within the table. */
  id: string;
  /** Plain text: it is also the label of the value on a phone's card. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for figures. */
  align?: 'start' | 'end';
  /** A CSS length. */
  width?: string;
  /** Makes the column sortable by this value; empty values always come last. */
  sortBy?: (row: Row) => SortValue;
  /**
   * The place on a phone's card, beside the first column, which is its title: `figure` at the end of the title's line,
   * `aside` below that figure, `details` in the expandable part. By default a line of the card.
   */
  onCard?: 'figure' | 'aside' | 'details';
  /** Whether the value is empty; a phone's card then omits it. */
  isEmpty?: (row: Row) => boolean;
  /**
   * A column shown below this one, with its header below this header, if side by side they would not fit; cards show
   * both.
   */
  below?: Column<Row>;
}

/** All columns, each followed by the one below it. */
export function flatColumns<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.flatMap((column) => (column.below ? [column, column.below] : [column]));
}

/** The column by which the rows are sorted, and the direction. */
export interface Sort {
  id: string;
  direction: 'ascending' | 'descending';
}

/** Shorter lists of cards offer no sorting: all cards are visible at once. */
export const minSortableCards = 4;

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The sort order of tables: numbers by value, texts without regard to case, and numbers within texts by value. */
export function compareValues(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

/** A new array sorted by `sort`; equal rows keep their order, rows without a value come last. */
export function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | undefined): Row[] {
  const sortBy = flatColumns(columns).find(({ id }) => id === sort?.id)?.sortBy;
  if (!sort || !sortBy) return [...rows];
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => {
    const [a, b] = [sortBy(one) ?? null, sortBy(other) ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compareValues(a, b);
  });
}
