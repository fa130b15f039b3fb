import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import type { MapLocation } from '@plaza/contracts/marketplace/locations';
import { type AppThunk, api, endpoint, keyedEndpoint } from '@plaza/web-kit';

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

/** Fetches a location again; undefined if that fails, or if it is not there any more. */
export const readLocation =
  ({ id }: MapLocation): AppThunk<Promise<MapLocation | undefined>> =>
  async (dispatch) => {
    const again = { subscribe: false, forceRefetch: true } as const;
    const { data, error } = await dispatch(locationsApi.endpoints.marketplaceLocations.initiate(undefined, again));
    // Next to an error, `data` is that of an earlier request.
    return error ? undefined : data?.find((one) => one.id === id);
  };
