import { financeEndpoints } from '@plaza/contracts/finance/endpoints';
import { endpoint } from '@plaza/web-kit';
import { financeApi } from '../finance-api';

const explainApi = financeApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    financeExplanation: build.query({
      ...endpoint(financeEndpoints.explainMetric),
      providesTags: ['finance/metrics'],
      // Never cached: an explanation must not be older than the figure beside it.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useFinanceExplanationQuery } = explainApi;
