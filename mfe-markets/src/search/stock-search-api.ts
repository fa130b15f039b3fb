import { marketsEndpoints } from '@plaza/contracts/markets/endpoints';
import { endpoint } from '@plaza/web-kit';
import { marketsApi } from '../markets-api';

export const stockSearchApi = marketsApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketsSearchStock: build.mutation(endpoint(marketsEndpoints.searchStock)),
    marketsSuggestStocks: build.query({ ...endpoint(marketsEndpoints.suggestStocks), keepUnusedDataFor: 60 }),
  }),
});
