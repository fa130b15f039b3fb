import { financeEndpoints } from '@plaza/contracts/finance/endpoints';
import { endpoint } from '@plaza/web-kit';
import { financeApi } from '../../finance-api';

const scheduleApi = financeApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    financeLoanSchedule: build.query({
      ...endpoint(financeEndpoints.loanSchedule),
      providesTags: ['finance/loan-outcome'],
    }),
  }),
});

export const { useFinanceLoanScheduleQuery } = scheduleApi;
