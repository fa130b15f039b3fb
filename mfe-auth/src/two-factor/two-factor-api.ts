import { twoFactorEndpoints } from '@plaza/contracts/identity/endpoints';
import type {
  ConfirmSetup,
  TwoFactorCodes,
  TwoFactorFamily,
  TwoFactorSetup,
  TwoFactorStatus,
  VerifySetup,
} from '@plaza/contracts/identity/two-factor';
import { type ApiError, type AppThunk, api, applyAnswer, endpoint, request, updateUser } from '@plaza/web-kit';

/** Every call names its path family; both families act on the same state. */
type Over<Body> = Body & { readonly family: TwoFactorFamily };

/** Both families have the same parameters and responses. */
const { auth } = twoFactorEndpoints;

const statuses = { endpointNames: ['authTwoFactorStatus'], tag: 'auth/two-factor' } as const;

/** A rejected write may mean that two-factor was changed elsewhere. */
const outdatedByRejection = (_answer: unknown, error: ApiError | undefined) =>
  error ? (['auth/two-factor'] as const) : [];

export const twoFactorApi = api.enhanceEndpoints({ addTagTypes: ['auth/two-factor'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    authTwoFactorStatus: build.query({
      query: (family: TwoFactorFamily) => request(twoFactorEndpoints[family].status),
      transformResponse: (answer: TwoFactorStatus) => answer.data,
      providesTags: ['auth/two-factor'],
      onQueryStarted: async (_family, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined); // the screen shows the error
        if (answer) dispatch(cacheStatus(answer.data));
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
      invalidatesTags: outdatedByRejection,
      onQueryStarted: (_args, write) => applyAnswer(write, statuses, ({ data }) => write.dispatch(cacheStatus(data))),
    }),
    authTwoFactorDisable: build.mutation({
      ...endpoint(auth.disable),
      query: ({ family, ...body }: Over<{ password: string }>) => request(twoFactorEndpoints[family].disable, { body }),
      invalidatesTags: outdatedByRejection,
      onQueryStarted: (_args, write) =>
        applyAnswer(write, statuses, () => write.dispatch(cacheStatus({ enabled: false, backupCodesLeft: 0 }))),
    }),
    authTwoFactorRegenerate: build.mutation({
      query: ({ family, ...body }: Over<{ password?: string }>) => ({
        ...request(twoFactorEndpoints[family].regenerateBackupCodes, { body }),
        body: body.password === undefined ? undefined : body,
      }),
      transformResponse: (answer: TwoFactorCodes) => answer.data,
      invalidatesTags: outdatedByRejection,
      onQueryStarted: (_args, write) =>
        applyAnswer(write, statuses, ({ backupCodes }) =>
          write.dispatch(cacheStatus({ enabled: true, backupCodesLeft: backupCodes.length })),
        ),
    }),
  }),
});

/** Stores the status in the cache of both path families, which share one state, and in the session's user. */
function cacheStatus(status: TwoFactorStatus['data']): AppThunk {
  return (dispatch) => {
    for (const family of ['auth', 'profile'] as const) {
      dispatch(twoFactorApi.util.updateQueryData('authTwoFactorStatus', family, () => status));
    }
    dispatch(updateSessionUser(status));
  };
}

/** Menus read from the session's user whether two-factor is on. */
function updateSessionUser({ enabled }: TwoFactorStatus['data']): AppThunk {
  return (dispatch, getState) => {
    const { user } = getState().session;
    if (user && user.twoFactorEnabled !== enabled) dispatch(updateUser({ ...user, twoFactorEnabled: enabled }));
  };
}

export const {
  useAuthTwoFactorStatusQuery,
  useAuthTwoFactorSetupMutation,
  useAuthTwoFactorVerifySetupMutation,
  useAuthTwoFactorConfirmSetupMutation,
  useAuthTwoFactorDisableMutation,
  useAuthTwoFactorRegenerateMutation,
} = twoFactorApi;
