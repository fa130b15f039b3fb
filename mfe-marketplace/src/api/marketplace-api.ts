import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import { api, endpoint } from '@plaza/web-kit';

/** Users often return to the previous filter within a minute; availability changes too often to cache longer. */
const cacheSeconds = 60;

/** Endpoints that several folders of the area use. */
export const marketplaceApi = api
  .enhanceEndpoints({ addTagTypes: ['marketplace/contractor', 'marketplace/conversation'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      marketplaceContractors: build.query({
        ...endpoint(marketplaceEndpoints.contractors),
        keepUnusedDataFor: cacheSeconds,
        providesTags: ['marketplace/contractor'],
      }),
      /** There is one conversation per user and booking (or none); opening it again returns the same one. */
      marketplaceOpenConversation: build.mutation({
        ...endpoint(marketplaceEndpoints.openConversation),
        invalidatesTags: ['marketplace/conversation'],
      }),
    }),
  });

export const { useMarketplaceContractorsQuery, useMarketplaceOpenConversationMutation } = marketplaceApi;
