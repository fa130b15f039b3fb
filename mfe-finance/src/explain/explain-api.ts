import type { MetricName } from '@plaza/contracts/finance/metric-names';
import type { Explanation } from '@plaza/contracts/finance/metrics';
import { financeApi, financePath } from '../finance-api';

const explainApi = financeApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    financeExplanation: build.query<Explanation, MetricName>({
      query: (metric) => `${financePath}/metrics/${metric}`,
      providesTags: ['finance/metrics'],
      // Beside the figure that it explains it must never be an older one.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useFinanceExplanationQuery } = explainApi;
