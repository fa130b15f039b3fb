import { mayHaveChanged } from '@plaza/contracts/failed-writes';
import { financeEndpoints } from '@plaza/contracts/finance/endpoints';
import type { FinanceSettings, SavedSettings } from '@plaza/contracts/finance/settings';
import { marketsEndpoints } from '@plaza/contracts/markets/endpoints';
import { type ApiError, applyAnswer, endpoint, request } from '@plaza/web-kit';
import { financeApi } from '../finance-api';
import { serializeWrite } from '../records/writes/serialize-writes';
import { type SettingsEdit, toSettingsChanges } from './settings-edit';

/** Tags of what depends on exchange rates. Other records keep their amounts in their own currency. */
const converted = [
  'finance/account',
  'finance/loan-outcome',
  'finance/property',
  'finance/rates',
  'finance/metrics',
  'finance/history',
] as const;

const always = ['finance/settings', 'finance/exchange-rates'] as const;

/** The tags that a change of settings invalidates, besides the settings themselves. */
function outdatedBy({ baseCurrency, customRates, locks, maxAllowableDTI, mortgageRate }: SettingsEdit) {
  const changesRates = [baseCurrency, customRates, locks].some((field) => field !== undefined);
  if (changesRates) return [...always, ...converted];
  const hasLimits = maxAllowableDTI !== undefined || mortgageRate !== undefined;
  return hasLimits ? [...always, 'finance/metrics' as const] : [...always];
}

/**
 * What another window, or a write whose answer was lost, may have changed along with the settings, including the base
 * currency and so all converted amounts.
 */
const changedElsewhere = ['finance/own-settings', ...always, ...converted] as const;

/** A change of the settings, and the settings that the user saw. */
interface SettingsWrite {
  readonly edit: SettingsEdit;
  readonly seen: FinanceSettings;
}

const ownSettings = { endpointNames: ['financeSettings'], tag: 'finance/own-settings' } as const;
const exchangeRates = { endpointNames: ['financeExchangeRates'], tag: 'finance/exchange-rates' } as const;

const settingsApi = financeApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    financeChangeSettings: build.mutation<SavedSettings, SettingsWrite>({
      // Serialized, since each change starts from the result of the previous one.
      queryFn: ({ edit, seen }, { dispatch, getState }, _options, send) =>
        serializeWrite('settings', async () => {
          const body = toSettingsChanges(edit, seen, newestSettings(getState(), seen));
          const { data, error } = await send(request(financeEndpoints.changeSettings, { body }));
          if (error) return { error };
          const saved = data as SavedSettings;
          const { factorsUpdated: _count, withoutRate: _codes, ...settings } = saved;
          dispatch(financeApi.util.updateQueryData('financeSettings', undefined, () => settings));
          return { data: saved };
        }),
      // The cache already has the response at this point; settings queries that started before it are fetched again.
      onQueryStarted: (_args, write) => applyAnswer(write, ownSettings, () => undefined),
      invalidatesTags: (_answer, error: ApiError | undefined, { edit }) => {
        if (!error) return outdatedBy(edit);
        return mayHaveChanged(error) ? [...changedElsewhere] : [];
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

const selectSettings = financeApi.endpoints.financeSettings.select(undefined);

/** The settings including everything that this window has saved so far. */
function newestSettings(state: unknown, seen: FinanceSettings): FinanceSettings {
  const { data } = selectSettings(state as Parameters<typeof selectSettings>[0]);
  return data && data.version > seen.version ? data : seen;
}
