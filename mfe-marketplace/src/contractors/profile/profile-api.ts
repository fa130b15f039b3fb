import type { BusinessChanges, ContractorProfile, Verification } from '@plaza/contracts/marketplace/contractors';
import { marketplaceApi } from '../../api/marketplace-api';

const path = (contractorId: string) => `/api/v1/contractors/${contractorId}`;

/** A change of somebody's profile; what customers see of them changes along. */
interface Changed<Change> {
  readonly contractorId: string;
  readonly change: Change;
}

export const businessApi = marketplaceApi
  .enhanceEndpoints({ addTagTypes: ['marketplace/profile', 'marketplace/slot', 'marketplace/dispatch'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      marketplaceProfile: build.query<ContractorProfile, string>({
        query: (contractorId) => `${path(contractorId)}/profile`,
        providesTags: ['marketplace/profile'],
      }),
      marketplaceChangeProfile: build.mutation<ContractorProfile, Changed<BusinessChanges>>({
        query: ({ contractorId, change }) => ({ url: `${path(contractorId)}/profile`, method: 'PATCH', body: change }),
        async onQueryStarted({ contractorId }, { dispatch, queryFulfilled }) {
          const saved = await queryFulfilled.catch(() => undefined); // the form tells why it was refused
          if (saved) dispatch(businessApi.util.upsertQueryData('marketplaceProfile', contractorId, saved.data));
        },
        invalidatesTags: ['marketplace/contractor', 'marketplace/slot', 'marketplace/dispatch'],
      }),
      marketplaceVerify: build.mutation<ContractorProfile, Changed<Verification>>({
        query: ({ contractorId, change }) => ({
          url: `${path(contractorId)}/verification`,
          method: 'PUT',
          body: change,
        }),
        // Also when it is refused: licence or insurance may have changed meanwhile.
        invalidatesTags: ['marketplace/profile', 'marketplace/contractor'],
      }),
    }),
  });

export const { useMarketplaceProfileQuery, useMarketplaceChangeProfileMutation, useMarketplaceVerifyMutation } =
  businessApi;
