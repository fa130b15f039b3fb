import { financeEndpoints } from '@plaza/contracts/finance/endpoints';
import { endpoint } from '@plaza/web-kit';
import { financeApi } from '../finance-api';

const payoffApi = financeApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    financePayoff: build.query({
      ...endpoint(financeEndpoints.simulatePayoff),
      providesTags: ['finance/loan-outcome', 'finance/rates'],
      keepUnusedDataFor: 10,
    }),
  }),
});

export const { useFinancePayoffQuery } = payoffApi;
