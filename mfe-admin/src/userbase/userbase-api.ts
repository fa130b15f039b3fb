import type { Userbase, UserbaseList } from '@plaza/contracts/administration';
import { limits } from '@plaza/contracts/limits';
import { api } from '@plaza/web-kit';
import { type UserbaseFilters, whoOf } from './userbase-filters';

const path = '/api/v1/admin/userbase';
/** Each part of the world that was looked at is kept this long, for coming back to it. */
const keptSeconds = 60;

export const userbaseApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** Takes the query of a filtered view. */
    adminUserbase: build.query<Userbase, string>({
      query: (query) => `${path}?${query}`,
      keepUnusedDataFor: keptSeconds,
    }),
    adminUserbaseList: build.query<UserbaseList, UserbaseFilters & { page: number }>({
      query: ({ page, ...filters }) =>
        `${path}/list?${new URLSearchParams([...whoOf(filters), ['page', String(page)], ['limit', String(limits.adminPageSize)]])}`,
      keepUnusedDataFor: keptSeconds,
    }),
  }),
});

export const { useLazyAdminUserbaseQuery, useAdminUserbaseListQuery } = userbaseApi;
