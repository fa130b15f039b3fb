import type { AddressBook } from '@plaza/contracts/identity/addresses';
import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import { api, endpoint, request } from '@plaza/web-kit';

/** Queries of addresses, for any area. Mutations are injected into this API and invalidate its tag. */
export const savedAddressesApi = api.enhanceEndpoints({ addTagTypes: ['addresses/saved'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    savedAddresses: build.query({
      ...endpoint(identityEndpoints.addresses),
      transformResponse: (answer: AddressBook) => answer.data.addresses,
      providesTags: ['addresses/saved'],
    }),
    addressSuggestions: build.query({
      ...endpoint(identityEndpoints.suggestAddresses),
      query: (text: string) => request(identityEndpoints.suggestAddresses, { q: text }),
      keepUnusedDataFor: 60,
    }),
  }),
});

/** `useSavedAddressesQuery`: the caller's address book, the main one first, then in the order they were added. */
export const { useSavedAddressesQuery, useAddressSuggestionsQuery } = savedAddressesApi;
