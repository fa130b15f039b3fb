import { marketsEndpoints } from '@plaza/contracts/markets/endpoints';
import { endpoint } from '@plaza/web-kit';
import { marketsApi } from '../markets-api';

const cachedSeconds = 300;

const historyApi = marketsApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketsHistory: build.query({ ...endpoint(marketsEndpoints.priceHistory), keepUnusedDataFor: cachedSeconds }),
  }),
});

export const { useMarketsHistoryQuery } = historyApi;
