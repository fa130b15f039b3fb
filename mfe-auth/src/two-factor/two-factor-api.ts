import type { TwoFactorFamily, TwoFactorStatus } from '@plaza/contracts/two-factor';
import { api } from '@plaza/web-kit';

export const twoFactorApi = api.enhanceEndpoints({ addTagTypes: ['auth/two-factor'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    authTwoFactorStatus: build.query<TwoFactorStatus, TwoFactorFamily>({
      query: (family) => `/api/v1/${family}/2fa/status`,
      providesTags: ['auth/two-factor'],
    }),
  }),
});

export const { useAuthTwoFactorStatusQuery } = twoFactorApi;
