import { savedAddressesApi } from '@plaza/address-kit';
import type { Address, AddressBook } from '@plaza/contracts/identity/addresses';
import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import { endpoint, keyedEndpoint } from '@plaza/web-kit';

const { addAddress, changeAddress, setMainAddress, removeAddress } = identityEndpoints;

/** Each write responds with the whole list. A failed write may mean that the displayed list is outdated. */
const addressWrite = {
  transformResponse: (answer: AddressBook): Address[] => answer.data.addresses,
  invalidatesTags: (_book: unknown, error: unknown) => (error ? (['addresses/saved'] as const) : []),
};

/** The writes. Responses have the main address first, then the others in the order in which they were added. */
export const addressesApi = savedAddressesApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    authAddAddress: build.mutation({ ...keyedEndpoint(addAddress), ...addressWrite }),
    authChangeAddress: build.mutation({ ...endpoint(changeAddress), ...addressWrite }),
    authSetMainAddress: build.mutation({ ...endpoint(setMainAddress), ...addressWrite }),
    authRemoveAddress: build.mutation({ ...endpoint(removeAddress), ...addressWrite }),
  }),
});

export const {
  useAuthAddAddressMutation,
  useAuthChangeAddressMutation,
  useAuthSetMainAddressMutation,
  useAuthRemoveAddressMutation,
} = addressesApi;
