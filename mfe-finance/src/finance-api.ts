import { financeEndpoints } from '@plaza/contracts/finance/endpoints';
import type { PersonalRates } from '@plaza/contracts/finance/rates';
import { api, endpoint } from '@plaza/web-kit';

/** Rates with the time at which they were sent, by the clock of the server. */
export interface DatedRates extends PersonalRates {
  readonly sentAt: string | undefined;
}

/**
 * The queries that every part of the area uses. Each kind of record adds its writes in its own folder, and puts their
 * responses into these lists.
 */
export const financeApi = api
  .enhanceEndpoints({
    addTagTypes: [
      'finance/account',
      'finance/loan',
      // What the service derives from loans: schedules, payoff plans, returns of properties.
      'finance/loan-outcome',
      'finance/income',
      'finance/expense',
      'finance/property',
      // The settings as the settings screen edits them; 'finance/settings' tags what the other screens read of them.
      'finance/own-settings',
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
      financeAccounts: build.query({ ...endpoint(financeEndpoints.accounts), providesTags: ['finance/account'] }),
      financeLoans: build.query({ ...endpoint(financeEndpoints.loans), providesTags: ['finance/loan'] }),
      financeIncomes: build.query({ ...endpoint(financeEndpoints.incomes), providesTags: ['finance/income'] }),
      financeExpenses: build.query({ ...endpoint(financeEndpoints.expenses), providesTags: ['finance/expense'] }),
      financeProperties: build.query({
        ...endpoint(financeEndpoints.properties),
        // The return of a property depends on its loan, and on the exchange rate between the two.
        providesTags: ['finance/property', 'finance/loan-outcome', 'finance/rates'],
      }),
      financeSettings: build.query({ ...endpoint(financeEndpoints.settings), providesTags: ['finance/own-settings'] }),
      financeRates: build.query({
        ...endpoint(financeEndpoints.rates),
        transformResponse: (rates: PersonalRates, meta: { readonly response: Response } | undefined): DatedRates => ({
          ...rates,
          sentAt: meta?.response.headers.get('Date') ?? undefined,
        }),
        providesTags: ['finance/rates'],
      }),
      financeMetrics: build.query({ ...endpoint(financeEndpoints.metrics), providesTags: ['finance/metrics'] }),
    }),
  });

/**
 * A screen that opens refetches rates that are older than the five minutes between two automatic refreshes, and figures
 * that are computed with such rates, also if the user has switched these refreshes off.
 */
export const recentRates = { refetchOnMountOrArgChange: 300 } as const;

export const {
  useFinanceAccountsQuery,
  useFinanceLoansQuery,
  useFinanceIncomesQuery,
  useFinanceExpensesQuery,
  useFinancePropertiesQuery,
  useFinanceSettingsQuery,
  useFinanceRatesQuery,
  useFinanceMetricsQuery,
  useLazyFinanceAccountsQuery,
  useLazyFinanceLoansQuery,
  useLazyFinanceIncomesQuery,
  useLazyFinanceExpensesQuery,
  useLazyFinancePropertiesQuery,
} = financeApi;
