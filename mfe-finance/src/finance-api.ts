import { financeEndpoints } from '@plaza/contracts/finance/endpoints';
import { api, endpoint } from '@plaza/web-kit';

/**
 * What every part of the area reads. Each kind of record adds its writes, in its own folder, and puts their answers
 * into these lists.
 */
export const financeApi = api
  .enhanceEndpoints({
    addTagTypes: [
      'finance/account',
      'finance/loan',
      // What the service computes from loans: schedules, payoff plans, returns of properties.
      'finance/loan-outcome',
      'finance/income',
      'finance/expense',
      'finance/property',
      // What the settings screen edits; 'finance/settings' is on what others read of the settings.
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
        // What a property returns follows from the loan that pays for it, and from the rate between both.
        providesTags: ['finance/property', 'finance/loan-outcome', 'finance/rates'],
      }),
      financeSettings: build.query({ ...endpoint(financeEndpoints.settings), providesTags: ['finance/own-settings'] }),
      financeRates: build.query({ ...endpoint(financeEndpoints.rates), providesTags: ['finance/rates'] }),
      financeMetrics: build.query({ ...endpoint(financeEndpoints.metrics), providesTags: ['finance/metrics'] }),
    }),
  });

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
