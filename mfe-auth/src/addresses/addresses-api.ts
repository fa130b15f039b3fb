import type { Address, AddressBook, AddressChanges, NewAddress } from '@plaza/contracts/addresses';
import { savedAddressesApi } from '@plaza/web-kit';

const path = '/api/v1/profile/addresses';
const bookOf = (answer: AddressBook): Address[] => answer.data.addresses;
/** After a refusal the list may not be what it seemed. */
const anewAfterFailure = (_book: unknown, error: unknown) => (error ? (['addresses/saved'] as const) : []);

/** Each write answers the whole list, the main one first, then in the order they were added. */
export const addressesApi = savedAddressesApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    authAddAddress: build.mutation<Address[], NewAddress>({
      query: (body) => ({ url: path, method: 'POST', body }),
      transformResponse: bookOf,
      invalidatesTags: anewAfterFailure,
    }),
    authChangeAddress: build.mutation<Address[], { id: string; changes: AddressChanges }>({
      query: ({ id, changes }) => ({ url: `${path}/${id}`, method: 'PATCH', body: changes }),
      transformResponse: bookOf,
      invalidatesTags: anewAfterFailure,
    }),
    authSetMainAddress: build.mutation<Address[], string>({
      query: (id) => ({ url: `${path}/${id}/main`, method: 'PUT' }),
      transformResponse: bookOf,
      invalidatesTags: anewAfterFailure,
    }),
    authRemoveAddress: build.mutation<Address[], string>({
      query: (id) => ({ url: `${path}/${id}`, method: 'DELETE' }),
      transformResponse: bookOf,
      invalidatesTags: anewAfterFailure,
    }),
  }),
});

export const {
  useAuthAddAddressMutation,
  useAuthChangeAddressMutation,
  useAuthSetMainAddressMutation,
  useAuthRemoveAddressMutation,
} = addressesApi;
