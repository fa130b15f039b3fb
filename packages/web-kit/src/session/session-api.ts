import { gatewayEndpoints } from '@plaza/contracts/gateway/endpoints';
import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import type { User } from '@plaza/contracts/identity/session';
import { api } from '../api/api';
import { endpoint } from '../http/endpoint';

/** The endpoints that the shell itself uses. */
export const sessionApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    sessionMe: build.query({
      ...endpoint(identityEndpoints.me),
      transformResponse: (answer: { user: User }) => answer.user,
    }),
    sessionPermissions: build.query({
      ...endpoint(identityEndpoints.myTabPermissions),
      providesTags: ['session/permissions'],
    }),
    sessionRemotes: build.query({
      ...endpoint(gatewayEndpoints.remotes),
      providesTags: ['session/remotes'],
    }),
  }),
});

export const { useSessionPermissionsQuery, useSessionRemotesQuery } = sessionApi;

/** The tabs of the signed-in user. */
export const useSessionTabsQuery = (_none?: undefined, { skip = false } = {}) =>
  useSessionPermissionsQuery(undefined, {
    skip,
    selectFromResult: ({ data, ...rest }) => ({ ...rest, data: data?.permissions }),
  });
