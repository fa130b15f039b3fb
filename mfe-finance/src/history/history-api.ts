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
    financeCashFlow: build.query({
      ...endpoint(financeEndpoints.cashFlowHistory),
      // The last month is the current one, so whatever changes the metrics changes it too.
      providesTags: ['finance/history', 'finance/metrics'],
    }),
  }),
});

export const { useFinanceNetWorthQuery, useFinanceNetWorthDayQuery, useFinanceCashFlowQuery } = historyApi;
