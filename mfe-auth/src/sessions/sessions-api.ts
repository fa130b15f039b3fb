import type { Session } from '@plaza/contracts/session';
import { api } from '@plaza/web-kit';

export const sessionsApi = api.enhanceEndpoints({ addTagTypes: ['auth/session'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    authSessions: build.query<Session[], void>({
      query: () => '/api/v1/auth/sessions',
      transformResponse: (answer: { sessions: Session[] }) => answer.sessions,
      providesTags: ['auth/session'],
    }),
    authEndSession: build.mutation<unknown, string>({
      query: (id) => ({ url: `/api/v1/auth/sessions/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['auth/session'],
    }),
    authEndOtherSessions: build.mutation<unknown, void>({
      query: () => ({ url: '/api/v1/auth/sessions', method: 'DELETE' }),
      invalidatesTags: ['auth/session'],
    }),
  }),
});

export const { useAuthSessionsQuery, useAuthEndSessionMutation, useAuthEndOtherSessionsMutation } = sessionsApi;
