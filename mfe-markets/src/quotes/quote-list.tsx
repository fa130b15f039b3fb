import { lightTheme, useMediaQuery } from '@plaza/ui';
import type { BoardQuery } from './board';
import { BoardStates } from './board-states';
import type { ListView } from './list-view';
import { QuoteRows } from './quote-rows';
import { SearchedRows } from './searched-rows';
import { useOrder } from './use-order';

const narrow = `(max-width: ${lightTheme.breakpoint.phone - 0.02}px)`;

interface QuoteListProps<Row> {
  readonly view: ListView<Row>;
  readonly query: BoardQuery<Row>;
}

/** One kind of quotes: whatever became of the call, the search box, and the rows. */
export function QuoteList<Row>({ view, query }: QuoteListProps<Row>) {
  return (
    <BoardStates words={view.words} query={query}>
      {(rows) => <LoadedList view={view} rows={rows} stamp={query.fulfilledTimeStamp} />}
    </BoardStates>
  );
}

interface LoadedListProps<Row> {
  readonly view: ListView<Row>;
  readonly rows: readonly Row[];
  /** Another value whenever the rows were fetched. */
  readonly stamp: unknown;
}

function LoadedList<Row>({ view, rows, stamp }: LoadedListProps<Row>) {
  const isPhone = useMediaQuery(narrow);
  const { sorted, sort, setSort } = useOrder(view, rows, stamp);
  return (
    <SearchedRows words={view.words} rows={sorted} textOf={view.textOf}>
      {(found) => <QuoteRows view={view} rows={found} sort={sort} onSort={setSort} isPhone={isPhone} />}
    </SearchedRows>
  );
}
