import { financeEndpoints } from '@plaza/contracts/finance/endpoints';
import type { SettingsChanges } from '@plaza/contracts/finance/settings';
import { marketsEndpoints } from '@plaza/contracts/markets/endpoints';
import { type ApiError, applyAnswer, endpoint } from '@plaza/web-kit';
import { financeApi } from '../finance-api';

/** What depends on how currencies are converted. Other records keep their amounts in their own currency. */
const converted = [
  'finance/account',
  'finance/loan-outcome',
  'finance/property',
  'finance/rates',
  'finance/metrics',
  'finance/history',
] as const;

/** What becomes outdated by a change of settings, beside the settings themselves. */
function outdatedBy({
  baseCurrency,
  manualRateOverrides,
  lockedRates,
  maxAllowableDTI,
  mortgageRate,
}: SettingsChanges) {
  const always = ['finance/settings', 'finance/exchange-rates'] as const;
  const changesRates = [baseCurrency, manualRateOverrides, lockedRates].some((field) => field !== undefined);
  if (changesRates) return [...always, ...converted];
  const hasLimits = maxAllowableDTI !== undefined || mortgageRate !== undefined;
  return hasLimits ? [...always, 'finance/metrics' as const] : [...always];
}

const ownSettings = { endpointNames: ['financeSettings'], tag: 'finance/own-settings' } as const;
const exchangeRates = { endpointNames: ['financeExchangeRates'], tag: 'finance/exchange-rates' } as const;

const settingsApi = financeApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    financeChangeSettings: build.mutation({
      ...endpoint(financeEndpoints.changeSettings),
      onQueryStarted: (_args, write) =>
        applyAnswer(write, ownSettings, ({ factorsUpdated: _count, withoutRate: _codes, ...settings }) => {
          write.dispatch(financeApi.util.updateQueryData('financeSettings', undefined, () => settings));
        }),
      invalidatesTags: (_answer, error: ApiError | undefined, { body }) => {
        if (!error) return outdatedBy(body as SettingsChanges);
        return error.status === 409 ? ['finance/own-settings', 'finance/settings'] : [];
      },
    }),
    financeExchangeRates: build.query({
      ...endpoint(marketsEndpoints.exchangeRates),
      providesTags: ['finance/exchange-rates'],
    }),
    financeRefreshRates: build.mutation({
      ...endpoint(marketsEndpoints.refreshExchangeRates),
      onQueryStarted: (_args, write) =>
        applyAnswer(write, exchangeRates, ({ refreshed: _isNew, retryAfterSeconds: _wait, ...rates }) => {
          write.dispatch(settingsApi.util.updateQueryData('financeExchangeRates', undefined, () => rates));
        }),
      invalidatesTags: (answer) => (answer ? ['finance/rates', 'finance/metrics'] : []),
    }),
  }),
});

export const { useFinanceChangeSettingsMutation, useFinanceExchangeRatesQuery, useFinanceRefreshRatesMutation } =
  settingsApi;
