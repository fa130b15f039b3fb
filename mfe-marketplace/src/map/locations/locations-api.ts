import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import { api, endpoint } from '@plaza/web-kit';

const locationsApi = api.enhanceEndpoints({ addTagTypes: ['marketplace/location'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketplaceLocations: build.query({
      ...endpoint(marketplaceEndpoints.places),
      providesTags: ['marketplace/location'],
    }),
    marketplaceAddLocation: build.mutation({
      ...endpoint(marketplaceEndpoints.addPlace),
      invalidatesTags: ['marketplace/location'],
    }),
    marketplaceChangeLocation: build.mutation({
      ...endpoint(marketplaceEndpoints.changePlace),
      invalidatesTags: ['marketplace/location'],
    }),
    marketplaceRemoveLocation: build.mutation({
      ...endpoint(marketplaceEndpoints.removePlace),
      invalidatesTags: ['marketplace/location'],
    }),
  }),
});

export const {
  useMarketplaceLocationsQuery,
  useMarketplaceAddLocationMutation,
  useMarketplaceChangeLocationMutation,
  useMarketplaceRemoveLocationMutation,
} = locationsApi;
