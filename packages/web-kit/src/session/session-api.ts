import type { RemoteDescriptor } from '@plaza/contracts/registry';
import type { User } from '@plaza/contracts/session';
import type { MyTabPermissions } from '@plaza/contracts/tab-permissions';
import type { TabId } from '@plaza/contracts/tabs';
import { api } from '../api/api';

/** What the frame around all areas asks the server. */
export const sessionApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    sessionMe: build.query<User, void>({
      query: () => '/api/v1/auth/me',
      transformResponse: (answer: { user: User }) => answer.user,
    }),
    sessionTabs: build.query<TabId[], void>({
      query: () => '/api/v1/auth/my-tab-permissions',
      transformResponse: (answer: MyTabPermissions) => answer.permissions,
      providesTags: ['session/permissions'],
    }),
    sessionRemotes: build.query<RemoteDescriptor[], void>({
      query: () => '/api/v1/remotes',
      providesTags: ['session/remotes'],
    }),
  }),
});

export const { useSessionTabsQuery, useSessionRemotesQuery } = sessionApi;
