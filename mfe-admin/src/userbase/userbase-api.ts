import { identityEndpoints } from '@plaza/contracts/identity/endpoints';
import { limits } from '@plaza/contracts/limits';
import { api, endpoint, request } from '@plaza/web-kit';
import type { UserbaseQuery } from './map-view';
import type { UserbaseFilters } from './userbase-filters';

/** Each displayed area stays cached this long, for when the user returns to it. */
const cacheSeconds = 60;

export const userbaseApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminUserbase: build.query({
      ...endpoint(identityEndpoints.userbase),
      query: (query: UserbaseQuery) => request(identityEndpoints.userbase, query),
      keepUnusedDataFor: cacheSeconds,
    }),
    adminUserbaseList: build.query({
      ...endpoint(identityEndpoints.userbaseList),
      query: (filters: UserbaseFilters & { page: number }) =>
        request(identityEndpoints.userbaseList, { ...filters, limit: limits.adminPageSize }),
      keepUnusedDataFor: cacheSeconds,
    }),
  }),
});

export const { useLazyAdminUserbaseQuery, useAdminUserbaseListQuery } = userbaseApi;
