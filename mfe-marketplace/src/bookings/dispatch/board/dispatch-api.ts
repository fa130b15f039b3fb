import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import { endpoint } from '@plaza/web-kit';
import { marketplaceApi } from '../../../api/marketplace-api';

/** A day in a time zone: YYYY-MM-DD, and an IANA name. */
export interface DayInZone {
  readonly day: string;
  readonly timeZone: string;
}

/** Users often go back to the day before within a minute. */
const cacheSeconds = 60;

export const dispatchApi = marketplaceApi.enhanceEndpoints({ addTagTypes: ['marketplace/dispatch'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketplaceDispatch: build.query({
      ...endpoint(marketplaceEndpoints.dispatch),
      keepUnusedDataFor: cacheSeconds,
      providesTags: ['marketplace/dispatch'],
    }),
  }),
});

export const { useMarketplaceDispatchQuery } = dispatchApi;
