import type { Message } from '@plaza/contracts/answers';
import type { PictureAnswer, Profile, ProfileAnswer, ProfileChanges } from '@plaza/contracts/profile';
import { api } from '@plaza/web-kit';
import { followProfile } from './follow-profile';

const path = '/api/v1/profile';

export const profileApi = api.enhanceEndpoints({ addTagTypes: ['auth/profile'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    authProfile: build.query<Profile, void>({
      query: () => path,
      transformResponse: (answer: ProfileAnswer) => answer.data,
      providesTags: ['auth/profile'],
      onQueryStarted: (_nothing, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(({ data }) => dispatch(followProfile(data)), toldByTheScreen),
    }),
    /** The profile as it is now; null where a mailed code has to complete the change. */
    authChangeProfile: build.mutation<Profile | null, ProfileChanges>({
      query: (body) => ({ url: path, method: 'PATCH', body }),
      transformResponse: (answer: ProfileAnswer | Message) => ('data' in answer ? answer.data : null),
    }),
    authConfirmChange: build.mutation<Message, string>({
      query: (verificationCode) => ({ url: `${path}/confirm-change`, method: 'POST', body: { verificationCode } }),
      invalidatesTags: (_answer, error) => (error ? [] : ['auth/profile']),
    }),
    authSetPicture: build.mutation<PictureAnswer, File>({
      query: (body) => ({ url: `${path}/picture`, method: 'PUT', body }),
    }),
    authRemovePicture: build.mutation<PictureAnswer, void>({
      query: () => ({ url: `${path}/picture`, method: 'DELETE' }),
    }),
  }),
});

/** A failed load is shown where the profile would stand. */
const toldByTheScreen = () => undefined;

export const {
  useAuthProfileQuery,
  useAuthChangeProfileMutation,
  useAuthConfirmChangeMutation,
  useAuthSetPictureMutation,
  useAuthRemovePictureMutation,
} = profileApi;
