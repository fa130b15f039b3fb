import { financeEndpoints } from '@plaza/contracts/finance/endpoints';
import type { SettingsChanges } from '@plaza/contracts/finance/settings';
import { marketsEndpoints } from '@plaza/contracts/markets/endpoints';
import { type ApiError, endpoint } from '@plaza/web-kit';
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
  if (baseCurrency ?? manualRateOverrides ?? lockedRates) return [...always, ...converted];
  const hasLimits = maxAllowableDTI !== undefined || mortgageRate !== undefined;
  return hasLimits ? [...always, 'finance/metrics' as const] : [...always];
}

const settingsApi = financeApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    financeChangeSettings: build.mutation({
      ...endpoint(financeEndpoints.changeSettings),
      onQueryStarted: async (_args, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => undefined);
        if (!saved) return;
        const { factorsUpdated: _count, withoutRate: _codes, ...settings } = saved.data;
        dispatch(financeApi.util.updateQueryData('financeSettings', undefined, () => settings));
      },
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
      onQueryStarted: async (_args, { dispatch, queryFulfilled }) => {
        const refreshed = await queryFulfilled.catch(() => undefined);
        if (!refreshed) return;
        const { refreshed: _isNew, retryAfterSeconds: _wait, ...rates } = refreshed.data;
        dispatch(settingsApi.util.updateQueryData('financeExchangeRates', undefined, () => rates));
      },
      invalidatesTags: (answer) => (answer ? ['finance/rates', 'finance/metrics'] : []),
    }),
  }),
});

export const { useFinanceChangeSettingsMutation, useFinanceExchangeRatesQuery, useFinanceRefreshRatesMutation } =
  settingsApi;
