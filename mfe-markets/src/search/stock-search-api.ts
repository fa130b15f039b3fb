import { marketsEndpoints } from '@plaza/contracts/markets/endpoints';
import type { Stock } from '@plaza/contracts/markets/quotes';
import { endpoint, request } from '@plaza/web-kit';
import { marketsApi } from '../markets-api';

export const stockSearchApi = marketsApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketsSearchStock: build.mutation(endpoint(marketsEndpoints.searchStock)),
    marketsSuggestStocks: build.query({ ...endpoint(marketsEndpoints.suggestStocks), keepUnusedDataFor: 60 }),
    /** Quotes by symbol, without those that cannot be fetched. */
    marketsStocksBySymbol: build.query<Stock[], readonly string[]>({
      async queryFn(symbols, _api, _options, send) {
        const answers = await Promise.all(symbols.map((term) => send(request(marketsEndpoints.searchStock, { term }))));
        const found = answers.flatMap(({ data }) => (data ? [data as Stock] : []));
        const failed = answers.find(({ error }) => error);
        if (failed?.error && found.length === 0) return { error: failed.error };
        return { data: found.filter(({ symbol }) => symbols.includes(symbol)) };
      },
      providesTags: ['markets/quotes'],
    }),
  }),
});
