import { gatewayEndpoints } from '@plaza/contracts/gateway/endpoints';
import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import type { User } from '@plaza/contracts/identity/session';
import type { MyTabPermissions } from '@plaza/contracts/identity/tab-permissions';
import { api } from '../api/api';
import { endpoint } from '../http/endpoint';

/** What the frame around all areas asks the server. */
export const sessionApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    sessionMe: build.query({
      ...endpoint(identityEndpoints.me),
      transformResponse: (answer: { user: User }) => answer.user,
    }),
    sessionTabs: build.query({
      ...endpoint(identityEndpoints.myTabPermissions),
      transformResponse: (answer: MyTabPermissions) => answer.permissions,
      providesTags: ['session/permissions'],
    }),
    sessionRemotes: build.query({
      ...endpoint(gatewayEndpoints.remotes),
      providesTags: ['session/remotes'],
    }),
  }),
});

export const { useSessionTabsQuery, useSessionRemotesQuery } = sessionApi;
