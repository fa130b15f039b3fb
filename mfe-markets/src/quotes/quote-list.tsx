import { minSortableCards, usePhone } from '@plaza/ui';
import { useRef } from 'react';
import type { QuoteListQuery } from './feed/quote-list-data';
import { OrderChoice, OrderChoiceSkeleton } from './order-choice';
import { QuotesSkeleton } from './quotes-skeleton';
import { QuoteRows } from './rows/quote-rows';
import { SearchableQuoteList } from './searchable-quote-list';
import type { ListView } from './view/list-view';
import { useOrder } from './view/use-order';

const none: readonly never[] = [];

interface QuoteListProps<Row> {
  readonly view: ListView<Row>;
  readonly query: QuoteListQuery<Row>;
}

/** One kind of quotes: the search box, and the rows or the state of the query. */
export function QuoteList<Row>({ view, query }: QuoteListProps<Row>) {
  const isPhone = usePhone();
  const place = useRef<HTMLDivElement>(null);
  const { sorted, sort, setSort } = useOrder(view, query.data?.rows ?? none, query.fulfilledTimeStamp, place);
  const isLoading = !query.data && !query.error;
  const order = isLoading ? (
    <OrderChoiceSkeleton view={view} />
  ) : (
    sorted.length >= minSortableCards && <OrderChoice view={view} sort={sort} onSort={setSort} />
  );
  return (
    <SearchableQuoteList
      labels={view.labels}
      query={query}
      rows={sorted}
      textOf={view.textOf}
      skeleton={<QuotesSkeleton view={view} />}
      order={isPhone && order}
    >
      {(found) => (
        <div ref={place}>
          <QuoteRows view={view} rows={found} sort={sort} onSort={setSort} isPhone={isPhone} />
        </div>
      )}
    </SearchableQuoteList>
  );
}
