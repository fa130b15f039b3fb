import type { NewProperty, Property, PropertyChanges } from '@plaza/contracts/finance/properties';
import { financeApi, financePath } from '../finance-api';
import { type RecordChange, refreshAfter } from '../records/records-api';

const path = `${financePath}/properties`;
const invalidatesTags = refreshAfter('finance/property');

const propertiesApi = financeApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    financeProperties: build.query<Property[], void>({
      query: () => path,
      // What a property returns follows from the loan that pays for it, and from the rate between both.
      providesTags: ['finance/property', 'finance/loan', 'finance/settings', 'finance/rates'],
    }),
    financeAddProperty: build.mutation<Property, NewProperty>({
      query: (body) => ({ url: path, method: 'POST', body }),
      invalidatesTags,
    }),
    financeChangeProperty: build.mutation<Property, RecordChange<PropertyChanges>>({
      query: ({ id, changes }) => ({ url: `${path}/${id}`, method: 'PUT', body: changes }),
      invalidatesTags,
    }),
    financeRemoveProperty: build.mutation<null, string>({
      query: (id) => ({ url: `${path}/${id}`, method: 'DELETE' }),
      invalidatesTags,
    }),
  }),
});

export const {
  useFinancePropertiesQuery,
  useLazyFinancePropertiesQuery,
  useFinanceAddPropertyMutation,
  useFinanceChangePropertyMutation,
  useFinanceRemovePropertyMutation,
} = propertiesApi;
