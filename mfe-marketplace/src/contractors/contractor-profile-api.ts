import { mayHaveChanged } from '@plaza/contracts/failed-writes';
import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import { applyAnswer, endpoint } from '@plaza/web-kit';
import { marketplaceApi } from '../api/marketplace-api';

const profiles = { endpointNames: ['marketplaceProfile'], tag: 'marketplace/profile' } as const;

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
        onQueryStarted: ({ id }, write) =>
          applyAnswer(write, profiles, (saved) => {
            write.dispatch(profileApi.util.upsertQueryData('marketplaceProfile', { id }, saved));
          }),
        invalidatesTags: (_saved, error) => [
          ...(error && mayHaveChanged(error) ? (['marketplace/profile'] as const) : []),
          'marketplace/contractor',
          'marketplace/slot',
          'marketplace/dispatch',
        ],
      }),
      marketplaceVerify: build.mutation({
        ...endpoint(marketplaceEndpoints.verifyContractor),
        // A rejected request invalidates them too: the license or insurance may have changed.
        invalidatesTags: ['marketplace/profile', 'marketplace/contractor'],
      }),
    }),
  });

export const { useMarketplaceProfileQuery, useMarketplaceChangeProfileMutation, useMarketplaceVerifyMutation } =
  profileApi;
