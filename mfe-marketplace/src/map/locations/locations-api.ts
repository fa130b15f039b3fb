import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import { api, endpoint, keyedEndpoint } from '@plaza/web-kit';

const locationsApi = api.enhanceEndpoints({ addTagTypes: ['marketplace/location'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketplaceLocations: build.query({
      ...endpoint(marketplaceEndpoints.locations),
      providesTags: ['marketplace/location'],
    }),
    marketplaceAddLocation: build.mutation({
      ...keyedEndpoint(marketplaceEndpoints.addLocation),
      invalidatesTags: ['marketplace/location'],
    }),
    marketplaceChangeLocation: build.mutation({
      ...endpoint(marketplaceEndpoints.changeLocation),
      invalidatesTags: ['marketplace/location'],
    }),
    marketplaceRemoveLocation: build.mutation({
      ...endpoint(marketplaceEndpoints.removeLocation),
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
