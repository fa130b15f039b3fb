import { operationsEndpoints } from '@plaza/contracts/operations/endpoints';
import { api, endpoint } from '@plaza/web-kit';

/** Not cached, as every request changes what the processes have stored. */
const forgotten = { keepUnusedDataFor: 0 };

export const requestsApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    adminFindRequests: build.query({ ...endpoint(operationsEndpoints.findRequests), ...forgotten }),
    adminFindRequest: build.query({ ...endpoint(operationsEndpoints.findRequest), ...forgotten }),
  }),
});

export const { useAdminFindRequestsQuery, useAdminFindRequestQuery } = requestsApi;
