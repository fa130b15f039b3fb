import type { NewPlace, Place, PlaceChanges } from '@plaza/contracts/marketplace/places';
import { api } from '@plaza/web-kit';

const path = '/api/v1/map/locations';

export const placesApi = api.enhanceEndpoints({ addTagTypes: ['marketplace/place'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketplacePlaces: build.query<Place[], void>({
      query: () => path,
      providesTags: ['marketplace/place'],
    }),
    marketplaceAddPlace: build.mutation<Place, NewPlace>({
      query: (body) => ({ url: path, method: 'POST', body }),
      invalidatesTags: ['marketplace/place'],
    }),
    marketplaceChangePlace: build.mutation<Place, { id: number; changes: PlaceChanges }>({
      query: ({ id, changes }) => ({ url: `${path}/${id}`, method: 'PATCH', body: changes }),
      invalidatesTags: ['marketplace/place'],
    }),
    marketplaceRemovePlace: build.mutation<void, number>({
      query: (id) => ({ url: `${path}/${id}`, method: 'DELETE' }),
      invalidatesTags: ['marketplace/place'],
    }),
  }),
});

export const {
  useMarketplacePlacesQuery,
  useMarketplaceAddPlaceMutation,
  useMarketplaceChangePlaceMutation,
  useMarketplaceRemovePlaceMutation,
} = placesApi;
