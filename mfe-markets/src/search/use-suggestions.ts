import type { StockSuggestion } from '@plaza/contracts/markets/stock-search';
import { useDebouncedValue } from '@plaza/ui';
import { log } from '@plaza/web-kit';
import { useEffect } from 'react';
import { stockSearchApi } from './stock-search-api';

const debounceMs = 300;
const none: readonly StockSuggestion[] = [];

/** Stocks that match the typed text; empty for an empty text, and if the request fails. */
export function useSuggestions(typed: string): readonly StockSuggestion[] {
  const term = typed.trim();
  const debounced = useDebouncedValue(term, debounceMs);
  const isSearching = term !== '' && debounced !== '';
  const { currentData, error } = stockSearchApi.useMarketsSuggestStocksQuery(
    { term: debounced },
    { skip: !isSearching },
  );
  useEffect(() => {
    if (error) log.warn('stock suggestions could not be fetched', error);
  }, [error]);
  return (isSearching && !error && currentData) || none;
}
