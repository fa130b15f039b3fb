import { lightTheme, minSortableCards, useMediaQuery } from '@plaza/ui';
import type { QuoteListQuery } from './feed/quote-list-data';
import { OrderChoice } from './order-choice';
import { QuoteRows } from './rows/quote-rows';
import { SearchableQuoteList } from './searchable-quote-list';
import type { ListView } from './view/list-view';
import { useOrder } from './view/use-order';

const narrow = `(max-width: ${lightTheme.breakpoint.phone - 0.02}px)`;
const none: readonly never[] = [];

interface QuoteListProps<Row> {
  readonly view: ListView<Row>;
  readonly query: QuoteListQuery<Row>;
}

/** One kind of quotes: the search box, and the rows or the state of the call. */
export function QuoteList<Row>({ view, query }: QuoteListProps<Row>) {
  const isPhone = useMediaQuery(narrow);
  const { sorted, sort, setSort } = useOrder(view, query.data?.rows ?? none, query.fulfilledTimeStamp);
  return (
    <SearchableQuoteList
      labels={view.labels}
      query={query}
      rows={sorted}
      textOf={view.textOf}
      order={isPhone && sorted.length >= minSortableCards && <OrderChoice view={view} sort={sort} onSort={setSort} />}
    >
      {(found) => <QuoteRows view={view} rows={found} sort={sort} onSort={setSort} isPhone={isPhone} />}
    </SearchableQuoteList>
  );
}
