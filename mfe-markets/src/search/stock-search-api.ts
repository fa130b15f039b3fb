import type { Stock } from '@plaza/contracts/markets/quotes';
import type { StockSuggestion } from '@plaza/contracts/markets/stock-search';
import { marketsApi } from '../markets-api';

const path = '/api/v1/markets/stocks';

export const stockSearchApi = marketsApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketsSearchStock: build.mutation<Stock, string>({
      query: (term) => `${path}/search/${encodeURIComponent(term)}`,
    }),
    marketsSuggestStocks: build.query<StockSuggestion[], string>({
      query: (term) => `${path}/suggest/${encodeURIComponent(term)}`,
      keepUnusedDataFor: 60,
    }),
  }),
});
