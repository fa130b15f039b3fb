import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import { endpoint } from '@plaza/web-kit';
import { marketplaceApi } from '../../api/marketplace-api';

const reviewsApi = marketplaceApi.enhanceEndpoints({ addTagTypes: ['marketplace/review'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** The latest reviews of a contractor, fetched again whenever the dialog opens. */
    marketplaceReviewsOf: build.query({
      ...endpoint(marketplaceEndpoints.reviews),
      keepUnusedDataFor: 0,
      providesTags: ['marketplace/review'],
    }),
  }),
});

export const { useMarketplaceReviewsOfQuery } = reviewsApi;
