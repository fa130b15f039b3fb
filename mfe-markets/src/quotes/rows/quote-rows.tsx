import { useSavedKeys } from '../../favourites/use-favourites';
import type { ListView, QuoteSort } from '../view/list-view';
import { QuoteCards } from './quote-cards';
import { QuoteTable } from './quote-table';
import { useLines } from './sparklines-api';
import { useRowTools } from './use-row-tools';

interface QuoteRowsProps<Row> {
  readonly view: ListView<Row>;
  readonly rows: readonly Row[];
  readonly sort: QuoteSort | undefined;
  readonly onSort: (sort: QuoteSort | undefined) => void;
  readonly isPhone: boolean;
  /** Takes a row off the list, where that is the person's own; the same function at each render. */
  readonly onRemove?: (rowKey: string) => void;
}

/** Rows with everything that can be done with them: a table, or on a phone cards. */
export function QuoteRows<Row>({ view, rows, sort, onSort, isPhone, onRemove }: QuoteRowsProps<Row>) {
  const tools = useRowTools(view, rows);
  const savedKeys = useSavedKeys(view.kind);
  const lines = useLines(view.kind);
  const Rows = isPhone ? QuoteCards : QuoteTable;
  const each = { view, rows, tools, savedKeys, lines, onRemove };
  return <Rows {...each} sort={sort} onSort={onSort} />;
}
