import type { Contractor, ContractorFilter } from '@plaza/contracts/marketplace/contractors';
import { api } from '@plaza/web-kit';

/** Long enough to go back to the filter of before; who is available changes too often to keep it longer. */
const keptSeconds = 60;

export const marketplaceApi = api.enhanceEndpoints({ addTagTypes: ['marketplace/contractor'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketplaceContractors: build.query<Contractor[], ContractorFilter>({
      query: (filter) => `/api/v1/contractors${queryOf(filter)}`,
      keepUnusedDataFor: keptSeconds,
      providesTags: ['marketplace/contractor'],
    }),
  }),
});

function queryOf(filter: ContractorFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString();
  return query && `?${query}`;
}

export const { useMarketplaceContractorsQuery } = marketplaceApi;
