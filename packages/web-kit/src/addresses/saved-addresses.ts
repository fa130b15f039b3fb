import type { Address, AddressBook, AddressSuggestion } from '@plaza/contracts/addresses';
import { api } from '../api/api';

/** Reading addresses, for any area; whoever writes them injects into this one and has its tag. */
export const savedAddressesApi = api.enhanceEndpoints({ addTagTypes: ['addresses/saved'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    savedAddresses: build.query<Address[], void>({
      query: () => '/api/v1/profile/addresses',
      transformResponse: (answer: AddressBook) => answer.data.addresses,
      providesTags: ['addresses/saved'],
    }),
    addressSuggestions: build.query<AddressSuggestion[], string>({
      query: (text) => `/api/v1/address/suggest?q=${encodeURIComponent(text)}`,
      keepUnusedDataFor: 60,
    }),
  }),
});

/** `useSavedAddressesQuery`: the caller's address book, the main one first, then in the order they were added. */
export const { useSavedAddressesQuery, useAddressSuggestionsQuery } = savedAddressesApi;
