import type { ListView } from '../view/list-view';
import type { RowTools } from './use-row-tools';

/** The props of a row, in the table and as a card. */
export interface RowProps<Row> {
  readonly row: Row;
  readonly view: ListView<Row>;
  readonly tools: RowTools;
  readonly saved: boolean;
  /** Prices of the last week, if known. */
  readonly line: readonly number[] | undefined;
  /** Removes the row from the user's own list. */
  readonly onRemove?: ((rowKey: string) => void) | undefined;
}

/** The props of all rows. */
export interface RowsProps<Row> {
  readonly rows: readonly Row[];
  readonly view: ListView<Row>;
  readonly tools: RowTools;
  readonly savedKeys: ReadonlySet<string>;
  readonly lines: Readonly<Record<string, readonly number[]>>;
  readonly onRemove?: ((rowKey: string) => void) | undefined;
}

/** Derives the props of one row from the props of all rows. */
export function rowPropsOf<Row>(row: Row, { view, tools, savedKeys, lines, onRemove }: RowsProps<Row>): RowProps<Row> {
  return { row, view, tools, saved: savedKeys.has(view.savedAs(row).key), line: lines[view.keyOf(row)], onRemove };
}
