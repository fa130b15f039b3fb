import { marketsEndpoints } from '@plaza/contracts/markets/endpoints';
import { endpoint } from '@plaza/web-kit';
import { marketsApi } from '../markets-api';

export const stockQuotesApi = marketsApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketsStockQuotes: build.query({ ...endpoint(marketsEndpoints.stockQuotes), providesTags: ['markets/quotes'] }),
  }),
});
