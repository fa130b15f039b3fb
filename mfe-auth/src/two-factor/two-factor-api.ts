import type { Message } from '@plaza/contracts/answers';
import type {
  ConfirmSetup,
  TwoFactorCodes,
  TwoFactorFamily,
  TwoFactorSetup,
  TwoFactorStatus,
  VerifySetup,
} from '@plaza/contracts/two-factor';
import { api } from '@plaza/web-kit';
import { rememberTwoFactor } from './remember-two-factor';

/** Every call names the path family that it goes by; both lead to the same state. */
type Over<Body> = Body & { readonly family: TwoFactorFamily };

const post = ({ family, ...body }: Over<object>, path: string) => ({
  url: `/api/v1/${family}/2fa/${path}`,
  method: 'POST' as const,
  body,
});

export const twoFactorApi = api.enhanceEndpoints({ addTagTypes: ['auth/two-factor'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    authTwoFactorStatus: build.query<TwoFactorStatus['data'], TwoFactorFamily>({
      query: (family) => `/api/v1/${family}/2fa/status`,
      transformResponse: (answer: TwoFactorStatus) => answer.data,
      providesTags: ['auth/two-factor'],
      onQueryStarted: async (_family, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined); // the screen that asked shows the failure
        if (answer) dispatch(rememberTwoFactor(answer.data.enabled));
      },
    }),
    authTwoFactorSetup: build.mutation<TwoFactorSetup['data'], Over<{ currentPassword: string }>>({
      query: (given) => post(given, 'setup'),
      transformResponse: (answer: TwoFactorSetup) => answer.data,
    }),
    authTwoFactorVerifySetup: build.mutation<TwoFactorCodes['data'], Over<VerifySetup>>({
      query: (given) => post(given, 'verify-setup'),
      transformResponse: (answer: TwoFactorCodes) => answer.data,
    }),
    authTwoFactorConfirmSetup: build.mutation<TwoFactorStatus, Over<ConfirmSetup>>({
      query: (given) => post(given, 'confirm-setup'),
      invalidatesTags: ['auth/two-factor'],
      onQueryStarted: async (_given, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(rememberTwoFactor(true));
      },
    }),
    authTwoFactorDisable: build.mutation<Message, Over<{ password: string }>>({
      query: (given) => post(given, 'disable'),
      invalidatesTags: ['auth/two-factor'],
      onQueryStarted: async (_given, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(rememberTwoFactor(false));
      },
    }),
    authTwoFactorRegenerate: build.mutation<TwoFactorCodes['data'], Over<{ password?: string }>>({
      query: ({ family, password }) => ({
        url: `/api/v1/${family}/2fa/regenerate-backup-codes`,
        method: 'POST',
        ...(password !== undefined && { body: { password } }),
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
