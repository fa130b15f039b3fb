import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import { endpoint } from '@plaza/web-kit';
import { marketplaceApi } from '../../api/marketplace-api';

export const profileApi = marketplaceApi
  .enhanceEndpoints({ addTagTypes: ['marketplace/profile', 'marketplace/slot', 'marketplace/dispatch'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      marketplaceProfile: build.query({
        ...endpoint(marketplaceEndpoints.contractorProfile),
        providesTags: ['marketplace/profile'],
      }),
      marketplaceChangeProfile: build.mutation({
        ...endpoint(marketplaceEndpoints.changeContractorProfile),
        async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
          const saved = await queryFulfilled.catch(() => undefined); // the form shows why it was rejected
          if (saved) dispatch(profileApi.util.upsertQueryData('marketplaceProfile', { id }, saved.data));
        },
        invalidatesTags: ['marketplace/contractor', 'marketplace/slot', 'marketplace/dispatch'],
      }),
      marketplaceVerify: build.mutation({
        ...endpoint(marketplaceEndpoints.verifyContractor),
        // A rejected request as well: licence or insurance may have changed.
        invalidatesTags: ['marketplace/profile', 'marketplace/contractor'],
      }),
    }),
  });

export const { useMarketplaceProfileQuery, useMarketplaceChangeProfileMutation, useMarketplaceVerifyMutation } =
  profileApi;
