import { focusAfterRemoval, Stack, usePhone } from '@plaza/ui';
import { useId } from 'react';
import { useStocks } from '../markets-api';
import { QuoteListStatus } from '../quotes/feed/quote-list-status';
import { QuoteList } from '../quotes/quote-list';
import { QuoteRows } from '../quotes/rows/quote-rows';
import { StockSearch } from '../search/stock-search';
import { useSearchedStocks } from '../search/use-searched-stocks';
import { stockView } from './stock-view';
import { useSearchedQuotes } from './use-searched-quotes';

const ignoreSort = () => undefined;

/** The Stocks tab: a search on the server, the stocks found with it, and the popular stocks. */
export function StocksPanel() {
  const isPhone = usePhone();
  const query = useStocks();
  const { searched, add, remove } = useSearchedStocks();
  const [searchedId, popularId] = [useId(), useId()];
  const found = useSearchedQuotes(searched, query.data?.rows);
  return (
    <Stack gap={24}>
      <StockSearch onFound={add} />
      {searched.length > 0 && (
        <Stack as="section" gap={12} aria-labelledby={searchedId} ref={focusAfterRemoval}>
          <h2 id={searchedId}>Your Searched Stocks</h2>
          <QuoteRows
            view={found.view}
            rows={found.rows}
            sort={undefined}
            onSort={ignoreSort}
            isPhone={isPhone}
            onRemove={remove}
          />
        </Stack>
      )}
      <Stack as="section" gap={12} aria-labelledby={popularId}>
        <h2 id={popularId}>Popular Stocks & ETFs</h2>
        <QuoteList view={stockView} query={query} />
      </Stack>
    </Stack>
  );
}

export const StocksStatus = () => <QuoteListStatus query={useStocks()} />;
