import type { NetWorthDay, NetWorthHistory } from '@plaza/contracts/finance/history';
import { financeApi, financePath } from '../finance-api';

const path = `${financePath}/net-worth`;

const historyApi = financeApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** @param from the first day, YYYY-MM-DD */
    financeNetWorth: build.query<NetWorthHistory, string>({
      query: (from) => `${path}?from=${from}`,
      providesTags: ['finance/history'],
    }),
    financeNetWorthDay: build.query<NetWorthDay, string>({
      query: (day) => `${path}/${day}`,
      providesTags: ['finance/history'],
    }),
  }),
});

export const { useFinanceNetWorthQuery, useFinanceNetWorthDayQuery } = historyApi;
