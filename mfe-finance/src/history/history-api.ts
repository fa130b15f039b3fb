import { financeEndpoints } from '@plaza/contracts/finance/endpoints';
import { endpoint } from '@plaza/web-kit';
import { financeApi } from '../finance-api';

const historyApi = financeApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    financeNetWorth: build.query({
      ...endpoint(financeEndpoints.netWorthHistory),
      providesTags: ['finance/history'],
    }),
    financeNetWorthDay: build.query({ ...endpoint(financeEndpoints.netWorthDay), providesTags: ['finance/history'] }),
  }),
});

export const { useFinanceNetWorthQuery, useFinanceNetWorthDayQuery } = historyApi;
