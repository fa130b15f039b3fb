import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import type { PersonalRates } from '@plaza/contracts/finance/rates';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import { api } from '@plaza/web-kit';

export const financePath = '/api/v1/finance';

/** What every part of the area reads. Each kind of record adds its own calls, in its own folder. */
export const financeApi = api
  .enhanceEndpoints({
    addTagTypes: [
      'finance/account',
      'finance/loan',
      'finance/income',
      'finance/expense',
      'finance/property',
      'finance/settings',
      'finance/rates',
      'finance/exchange-rates',
      'finance/metrics',
      'finance/history',
    ],
  })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      financeSettings: build.query<FinanceSettings, void>({
        query: () => `${financePath}/settings`,
        providesTags: ['finance/settings'],
      }),
      financeRates: build.query<PersonalRates, void>({
        query: () => `${financePath}/rates`,
        providesTags: ['finance/rates'],
      }),
      financeMetrics: build.query<FinancialMetrics, void>({
        query: () => `${financePath}/metrics`,
        providesTags: ['finance/metrics'],
      }),
    }),
  });

export const { useFinanceSettingsQuery, useFinanceRatesQuery, useFinanceMetricsQuery } = financeApi;
