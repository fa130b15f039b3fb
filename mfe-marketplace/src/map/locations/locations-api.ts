import type { NewPlace, Place, PlaceChanges } from '@plaza/contracts/marketplace/places';
import { api } from '@plaza/web-kit';

const path = '/api/v1/map/locations';

export const locationsApi = api.enhanceEndpoints({ addTagTypes: ['marketplace/location'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketplaceLocations: build.query<Place[], void>({
      query: () => path,
      providesTags: ['marketplace/location'],
    }),
    marketplaceAddLocation: build.mutation<Place, NewPlace>({
      query: (body) => ({ url: path, method: 'POST', body }),
      invalidatesTags: ['marketplace/location'],
    }),
    marketplaceChangeLocation: build.mutation<Place, { id: number; changes: PlaceChanges }>({
      query: ({ id, changes }) => ({ url: `${path}/${id}`, method: 'PATCH', body: changes }),
      invalidatesTags: ['marketplace/location'],
    }),
    marketplaceRemoveLocation: build.mutation<void, number>({
      query: (id) => ({ url: `${path}/${id}`, method: 'DELETE' }),
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
