import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import type { ExchangeRates } from '@plaza/contracts/markets/exchange-rates';
import { marketsApi } from '../markets-api';

export const conversionApi = marketsApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketsSettings: build.query<FinanceSettings, void>({
      query: () => '/api/settings',
      // Finance's own tag: a base currency that is saved there shows here at once.
      providesTags: ['finance/settings'],
    }),
    marketsExchangeRates: build.query<ExchangeRates, void>({ query: () => '/api/exchange-rates' }),
  }),
});
