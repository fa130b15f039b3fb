import type { Conversation } from '@plaza/contracts/marketplace/conversations';
import type { Review } from '@plaza/contracts/marketplace/reviews';
import { marketplaceApi } from '../marketplace-api';

export const contractorsApi = marketplaceApi
  .enhanceEndpoints({ addTagTypes: ['marketplace/review', 'marketplace/conversation'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      /** The latest reviews of a contractor, asked for anew each time that they are opened. */
      marketplaceReviewsOf: build.query<Review[], string>({
        query: (contractorId) => `/api/v1/contractors/${contractorId}/reviews`,
        keepUnusedDataFor: 0,
        providesTags: ['marketplace/review'],
      }),
      marketplaceTalkTo: build.mutation<Conversation, string>({
        query: (participantId) => ({ url: '/api/v1/conversations', method: 'POST', body: { participantId } }),
        invalidatesTags: ['marketplace/conversation'],
      }),
    }),
  });

export const { useMarketplaceReviewsOfQuery, useMarketplaceTalkToMutation } = contractorsApi;
