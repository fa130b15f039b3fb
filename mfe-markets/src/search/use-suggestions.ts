import type { StockSuggestion } from '@plaza/contracts/markets/stock-search';
import { useDebouncedValue } from '@plaza/ui';
import { log } from '@plaza/web-kit';
import { useEffect } from 'react';
import { stockSearchApi } from './stock-search-api';

const settleMs = 300;
const none: readonly StockSuggestion[] = [];

/** What may be meant by what is typed; none for nothing, and none where they cannot be had. */
export function useSuggestions(typed: string): readonly StockSuggestion[] {
  const term = typed.trim();
  const settled = useDebouncedValue(term, settleMs);
  const asks = term !== '' && settled !== '';
  const { currentData, error } = stockSearchApi.useMarketsSuggestStocksQuery({ term: settled }, { skip: !asks });
  useEffect(() => {
    if (error) log.warn('stocks cannot be suggested', error);
  }, [error]);
  return (asks && !error && currentData) || none;
}
