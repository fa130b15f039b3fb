import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import { api, endpoint } from '@plaza/web-kit';

/** Long enough to go back to the previous filter; availability changes too often to cache it longer. */
const cacheSeconds = 60;

/** Endpoints that several rooms of the area use. */
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
      /** The one conversation with a user, or with them about a booking; opening it again gives the same one. */
      marketplaceOpenConversation: build.mutation({
        ...endpoint(marketplaceEndpoints.openConversation),
        invalidatesTags: ['marketplace/conversation'],
      }),
    }),
  });

export const { useMarketplaceContractorsQuery, useMarketplaceOpenConversationMutation } = marketplaceApi;
