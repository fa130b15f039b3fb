import { marketplaceEndpoints } from '@plaza/contracts/marketplace/endpoints';
import { endpoint } from '@plaza/web-kit';
import { financeApi } from '../../finance-api';

const requestsApi = financeApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    financeOpenRequests: build.query(endpoint(marketplaceEndpoints.bookings)),
  }),
});

export const { useFinanceOpenRequestsQuery } = requestsApi;
