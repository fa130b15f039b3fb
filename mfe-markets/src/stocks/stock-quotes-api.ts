import { marketsEndpoints } from '@plaza/contracts/markets/endpoints';
import type { Stock } from '@plaza/contracts/markets/quotes';
import { endpoint, type RootState } from '@plaza/web-kit';
import { marketsApi } from '../markets-api';
import { reuseRows, withMissing } from '../quotes/feed/quote-list-data';
import { shares } from '../terminal/push-readings';

export const stockQuotesApi = marketsApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketsStockQuotes: build.query({
      ...endpoint(marketsEndpoints.stockQuotes),
      // One entry for all symbols, so that another choice of stocks keeps the quotes of those that stay.
      serializeQueryArgs: ({ endpointName }) => endpointName,
      forceRefetch: ({ currentArg, previousArg }) => currentArg?.symbols !== previousArg?.symbols,
      merge: (before, answer) => reuseRows(before, withMissing(before, answer, shares.keyOf), shares.keyOf),
      providesTags: ['markets/quotes'],
    }),
  }),
});

/** The latest quote of a stock that is in no list, as its row has it; undefined if none was fetched. */
export function latestQuoteIn({ api: { queries } }: RootState, symbol: string): Stock | undefined {
  const quotes = queries.marketsStockQuotes?.data as readonly Stock[] | undefined;
  return quotes?.find((stock) => stock.symbol === symbol);
}
