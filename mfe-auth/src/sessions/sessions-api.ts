import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import type { Session } from '@plaza/contracts/identity/session';
import { api, endpoint } from '@plaza/web-kit';

export const sessionsApi = api.enhanceEndpoints({ addTagTypes: ['auth/session'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    authSessions: build.query({
      ...endpoint(identityEndpoints.sessions),
      transformResponse: (answer: { sessions: Session[] }) => answer.sessions,
      providesTags: ['auth/session'],
    }),
    authEndSession: build.mutation({
      ...endpoint(identityEndpoints.endSession),
      invalidatesTags: ['auth/session'],
    }),
    authEndOtherSessions: build.mutation({
      ...endpoint(identityEndpoints.endOtherSessions),
      invalidatesTags: ['auth/session'],
    }),
  }),
});

export const { useAuthSessionsQuery, useAuthEndSessionMutation, useAuthEndOtherSessionsMutation } = sessionsApi;
