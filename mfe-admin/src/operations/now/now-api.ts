import { operationsEndpoints } from '@plaza/contracts/operations/endpoints';
import { api, endpoint } from '@plaza/web-kit';

const nowApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminPlatformNow: build.query({ ...endpoint(operationsEndpoints.now), keepUnusedDataFor: 0 }),
  }),
});

export const { useAdminPlatformNowQuery } = nowApi;
