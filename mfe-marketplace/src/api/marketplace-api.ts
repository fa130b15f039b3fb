import type { Contractor, ContractorFilter } from '@plaza/contracts/marketplace/contractors';
import type { Conversation, NewConversation } from '@plaza/contracts/marketplace/conversations';
import { api } from '@plaza/web-kit';

/** Long enough to go back to the filter of before; who is available changes too often to keep it longer. */
const cacheSeconds = 60;

/** What more than one room of the area asks for. */
export const marketplaceApi = api
  .enhanceEndpoints({ addTagTypes: ['marketplace/contractor', 'marketplace/conversation'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      marketplaceContractors: build.query<Contractor[], ContractorFilter>({
        query: (filter) => `/api/v1/contractors${toQueryString({ ...filter })}`,
        keepUnusedDataFor: cacheSeconds,
        providesTags: ['marketplace/contractor'],
      }),
      /** The conversation with somebody, about a job where one is named; however often it is opened, the same. */
      marketplaceOpenConversation: build.mutation<Conversation, NewConversation>({
        query: (body) => ({ url: '/api/v1/conversations', method: 'POST', body }),
        invalidatesTags: ['marketplace/conversation'],
      }),
    }),
  });

/** The query of those that say anything. */
export function toQueryString(given: Readonly<Record<string, string | undefined>>): string {
  const said = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(said).toString();
  return query && `?${query}`;
}

export const { useMarketplaceContractorsQuery, useMarketplaceOpenConversationMutation } = marketplaceApi;
