import type { SavedSettings, SettingsChanges } from '@plaza/contracts/finance/settings';
import type { ExchangeRates, RefreshedRates } from '@plaza/contracts/markets/exchange-rates';
import type { ApiError } from '@plaza/web-kit';
import { financeApi, financePath } from '../finance-api';

const exchangeRatesPath = '/api/v1/markets/exchange-rates';

/** Everything that is counted in the base currency, or converted. */
const converted = [
  'finance/settings',
  'finance/account',
  'finance/loan',
  'finance/income',
  'finance/expense',
  'finance/property',
  'finance/rates',
  'finance/exchange-rates',
  'finance/metrics',
  'finance/history',
] as const;

const settingsApi = financeApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    financeChangeSettings: build.mutation<SavedSettings, SettingsChanges>({
      query: (body) => ({ url: `${financePath}/settings`, method: 'PATCH', body }),
      invalidatesTags: (_answer, error: ApiError | undefined) => {
        if (!error) return [...converted];
        return error.status === 409 ? ['finance/settings'] : [];
      },
    }),
    financeExchangeRates: build.query<ExchangeRates, void>({
      query: () => exchangeRatesPath,
      providesTags: ['finance/exchange-rates'],
    }),
    financeRefreshRates: build.mutation<RefreshedRates, void>({
      query: () => ({ url: `${exchangeRatesPath}/refresh`, method: 'POST' }),
      invalidatesTags: (answer) => (answer ? ['finance/rates', 'finance/exchange-rates', 'finance/metrics'] : []),
    }),
  }),
});

export const { useFinanceChangeSettingsMutation, useFinanceExchangeRatesQuery, useFinanceRefreshRatesMutation } =
  settingsApi;
