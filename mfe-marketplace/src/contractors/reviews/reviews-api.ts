import type { Review } from '@plaza/contracts/marketplace/reviews';
import { marketplaceApi } from '../../api/marketplace-api';

export const contractorsApi = marketplaceApi.enhanceEndpoints({ addTagTypes: ['marketplace/review'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** The latest reviews of a contractor, asked for anew each time that they are opened. */
    marketplaceReviewsOf: build.query<Review[], string>({
      query: (contractorId) => `/api/v1/contractors/${contractorId}/reviews`,
      keepUnusedDataFor: 0,
      providesTags: ['marketplace/review'],
    }),
  }),
});

export const { useMarketplaceReviewsOfQuery } = contractorsApi;
