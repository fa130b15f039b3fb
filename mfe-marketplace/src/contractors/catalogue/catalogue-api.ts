import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import { endpoint } from '@plaza/web-kit';
import { marketplaceApi } from '../../api/marketplace-api';

const catalogueApi = marketplaceApi.enhanceEndpoints({ addTagTypes: ['marketplace/catalogue'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketplaceCategories: build.query({
      ...endpoint(marketplaceEndpoints.categories),
      providesTags: ['marketplace/catalogue'],
    }),
    marketplaceAddCategory: build.mutation({
      ...endpoint(marketplaceEndpoints.addCategory),
      invalidatesTags: ['marketplace/catalogue'],
    }),
    marketplaceChangeCategory: build.mutation({
      ...endpoint(marketplaceEndpoints.changeCategory),
      invalidatesTags: ['marketplace/catalogue'],
    }),
    /** With a contractor's id, theirs and those that every contractor offers. */
    marketplaceServices: build.query({
      ...endpoint(marketplaceEndpoints.services),
      providesTags: ['marketplace/catalogue'],
    }),
    marketplaceAddService: build.mutation({
      ...endpoint(marketplaceEndpoints.addService),
      invalidatesTags: ['marketplace/catalogue'],
    }),
    marketplaceChangeService: build.mutation({
      ...endpoint(marketplaceEndpoints.changeService),
      invalidatesTags: ['marketplace/catalogue'],
    }),
    marketplaceRemoveService: build.mutation({
      ...endpoint(marketplaceEndpoints.removeService),
      invalidatesTags: ['marketplace/catalogue'],
    }),
  }),
});

export const {
  useMarketplaceCategoriesQuery,
  useMarketplaceAddCategoryMutation,
  useMarketplaceChangeCategoryMutation,
  useMarketplaceServicesQuery,
  useMarketplaceAddServiceMutation,
  useMarketplaceChangeServiceMutation,
  useMarketplaceRemoveServiceMutation,
} = catalogueApi;
