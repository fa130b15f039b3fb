import type { PayoffSimulation, PayoffStrategy } from '@plaza/contracts/finance/payoff';
import { financeApi, financePath } from '../finance-api';

interface PayoffAsked {
  readonly strategy: PayoffStrategy;
  /** Per month, in the base currency. */
  readonly extra: string;
}

const payoffApi = financeApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    financePayoff: build.query<PayoffSimulation, PayoffAsked>({
      query: (asked) => `${financePath}/payoff?${new URLSearchParams({ ...asked })}`,
      providesTags: ['finance/loan', 'finance/settings', 'finance/rates'],
      keepUnusedDataFor: 10,
    }),
  }),
});

export const { useFinancePayoffQuery } = payoffApi;
