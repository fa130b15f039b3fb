import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import { api, endpoint } from '@plaza/web-kit';

const slotsApi = api.enhanceEndpoints({ addTagTypes: ['marketplace/slot'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketplaceFreeSlots: build.query({
      ...endpoint(marketplaceEndpoints.slots),
      keepUnusedDataFor: 0, // a free slot may be taken at any moment
      providesTags: ['marketplace/slot'],
    }),
  }),
});

export const { useMarketplaceFreeSlotsQuery } = slotsApi;
