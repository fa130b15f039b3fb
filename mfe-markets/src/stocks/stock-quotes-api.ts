import { marketsEndpoints } from '@plaza/contracts/markets/endpoints';
import type { Stock } from '@plaza/contracts/markets/quotes';
import { endpoint, type RootState } from '@plaza/web-kit';
import { marketsApi } from '../markets-api';
import { reuseRows } from '../quotes/feed/quote-list-data';
import { shares } from '../terminal/push-readings';

export const stockQuotesApi = marketsApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketsStockQuotes: build.query({
      ...endpoint(marketsEndpoints.stockQuotes),
      merge: withEarlier,
      providesTags: ['markets/quotes'],
    }),
  }),
});

/** The quotes of an answer, and the earlier ones of symbols that it lacks because their source failed. */
function withEarlier(before: readonly Stock[], answer: readonly Stock[]): Stock[] {
  const answered = new Set(answer.map(({ symbol }) => symbol));
  return reuseRows(before, [...answer, ...before.filter(({ symbol }) => !answered.has(symbol))], shares.keyOf);
}

/** The latest quote of a stock that is in no list, as its row has it; undefined if none was fetched. */
export function latestQuoteIn({ api: { queries } }: RootState, symbol: string): Stock | undefined {
  return Object.values(queries)
    .filter((query) => query?.endpointName === 'marketsStockQuotes')
    .toSorted((one, other) => (other?.fulfilledTimeStamp ?? 0) - (one?.fulfilledTimeStamp ?? 0))
    .flatMap((query) => (query?.data ?? []) as readonly Stock[])
    .find((stock) => stock.symbol === symbol);
}
