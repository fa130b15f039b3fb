import type { Message } from '@plaza/contracts/answers';
import { mayHaveChanged } from '@plaza/contracts/failed-writes';
import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import type { Profile, ProfileAnswer } from '@plaza/contracts/identity/profile';
import { type ApiError, api, endpoint, request } from '@plaza/web-kit';
import { followProfile } from './follow-profile';

/** A failed change is refetched if it may have been made although no proper answer came. */
const outdatedByFailure = (_answer: unknown, error: ApiError | undefined) =>
  error && mayHaveChanged(error) ? (['auth/profile'] as const) : [];

export const profileApi = api.enhanceEndpoints({ addTagTypes: ['auth/profile'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    authProfile: build.query({
      ...endpoint(identityEndpoints.profile),
      transformResponse: (answer: ProfileAnswer): Profile => answer.data,
      providesTags: ['auth/profile'],
      onQueryStarted: (_nothing, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data }) => dispatch(followProfile(data)), shownByTheScreen),
    }),
    /** Responds with the current profile, or null if the change must be confirmed with a mailed code. */
    authChangeProfile: build.mutation({
      ...endpoint(identityEndpoints.changeProfile),
      transformResponse: (answer: ProfileAnswer | Message): Profile | null => ('data' in answer ? answer.data : null),
      invalidatesTags: outdatedByFailure,
    }),
    /** The profile is refetched after an error too, as the change is made if only the answer was lost. */
    authConfirmChange: build.mutation({
      ...endpoint(identityEndpoints.confirmChange),
      invalidatesTags: ['auth/profile'],
    }),
    authSetPicture: build.mutation({
      ...endpoint(identityEndpoints.setPicture),
      query: (file: File) => ({ ...request(identityEndpoints.setPicture), body: file }),
      invalidatesTags: outdatedByFailure,
    }),
    authRemovePicture: build.mutation({
      ...endpoint(identityEndpoints.removePicture),
      invalidatesTags: outdatedByFailure,
    }),
  }),
});

/** A failed load needs no toast, as it is shown in place of the profile. */
const shownByTheScreen = () => undefined;

export const {
  useAuthProfileQuery,
  useAuthChangeProfileMutation,
  useAuthConfirmChangeMutation,
  useAuthSetPictureMutation,
  useAuthRemovePictureMutation,
} = profileApi;
