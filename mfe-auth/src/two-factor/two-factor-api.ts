import { twoFactorEndpoints } from '@plaza/contracts/identity/endpoints';
import type {
  ConfirmSetup,
  TwoFactorCodes,
  TwoFactorFamily,
  TwoFactorSetup,
  TwoFactorStatus,
  VerifySetup,
} from '@plaza/contracts/identity/two-factor';
import { api, endpoint, request } from '@plaza/web-kit';
import { rememberTwoFactor } from './remember-two-factor';

/** Every call names its path family; both lead to the same state. */
type Over<Body> = Body & { readonly family: TwoFactorFamily };

/** Both families have the same arguments and answers. */
const { auth } = twoFactorEndpoints;

export const twoFactorApi = api.enhanceEndpoints({ addTagTypes: ['auth/two-factor'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    authTwoFactorStatus: build.query({
      query: (family: TwoFactorFamily) => request(twoFactorEndpoints[family].status),
      transformResponse: (answer: TwoFactorStatus) => answer.data,
      providesTags: ['auth/two-factor'],
      onQueryStarted: async (_family, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined); // the screen that asked shows the failure
        if (answer) dispatch(rememberTwoFactor(answer.data.enabled));
      },
    }),
    authTwoFactorSetup: build.mutation({
      query: ({ family, ...body }: Over<{ currentPassword: string }>) =>
        request(twoFactorEndpoints[family].setup, { body }),
      transformResponse: (answer: TwoFactorSetup) => answer.data,
    }),
    authTwoFactorVerifySetup: build.mutation({
      query: ({ family, ...body }: Over<VerifySetup>) => request(twoFactorEndpoints[family].verifySetup, { body }),
      transformResponse: (answer: TwoFactorCodes) => answer.data,
    }),
    authTwoFactorConfirmSetup: build.mutation({
      ...endpoint(auth.confirmSetup),
      query: ({ family, ...body }: Over<ConfirmSetup>) => request(twoFactorEndpoints[family].confirmSetup, { body }),
      invalidatesTags: ['auth/two-factor'],
      onQueryStarted: async (_args, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(rememberTwoFactor(true));
      },
    }),
    authTwoFactorDisable: build.mutation({
      ...endpoint(auth.disable),
      query: ({ family, ...body }: Over<{ password: string }>) => request(twoFactorEndpoints[family].disable, { body }),
      invalidatesTags: ['auth/two-factor'],
      onQueryStarted: async (_args, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(rememberTwoFactor(false));
      },
    }),
    authTwoFactorRegenerate: build.mutation({
      query: ({ family, ...body }: Over<{ password?: string }>) => ({
        ...request(twoFactorEndpoints[family].regenerateBackupCodes, { body }),
        body: body.password === undefined ? undefined : body,
      }),
      transformResponse: (answer: TwoFactorCodes) => answer.data,
      invalidatesTags: ['auth/two-factor'],
    }),
  }),
});

export const {
  useAuthTwoFactorStatusQuery,
  useAuthTwoFactorSetupMutation,
  useAuthTwoFactorVerifySetupMutation,
  useAuthTwoFactorConfirmSetupMutation,
  useAuthTwoFactorDisableMutation,
  useAuthTwoFactorRegenerateMutation,
} = twoFactorApi;
