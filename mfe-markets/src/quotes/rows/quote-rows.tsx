import { useSavedKeys } from '../../favourites/use-favourites';
import type { ListView, QuoteSort } from '../view/list-view';
import { QuoteCards } from './quote-cards';
import { QuoteTable } from './quote-table';
import { useSparklines } from './sparklines-api';
import { useRowTools } from './use-row-tools';

interface QuoteRowsProps<Row> {
  readonly view: ListView<Row>;
  readonly rows: readonly Row[];
  readonly sort: QuoteSort | undefined;
  readonly onSort: (sort: QuoteSort | undefined) => void;
  readonly isPhone: boolean;
  /** Removes a row from the user's own list; must be a stable function. */
  readonly onRemove?: (rowKey: string) => void;
}

/** Rows with all their actions, as a table or as cards on a phone. */
export function QuoteRows<Row>({ view, rows, sort, onSort, isPhone, onRemove }: QuoteRowsProps<Row>) {
  const tools = useRowTools(view, rows);
  const savedKeys = useSavedKeys(view.kind);
  const ownLines = useSparklines(view.kind);
  const otherLines = useSparklines(view.otherKind ?? view.kind);
  const lines = view.otherKind ? { ...otherLines, ...ownLines } : ownLines;
  const each = { view, rows, tools, savedKeys, lines, onRemove };
  return isPhone ? <QuoteCards {...each} /> : <QuoteTable {...each} sort={sort} onSort={onSort} />;
}
