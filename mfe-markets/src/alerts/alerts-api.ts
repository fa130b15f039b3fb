import type { Alert, Firing, NewAlert } from '@plaza/contracts/markets/alerts';
import { marketsApi } from '../markets-api';

const path = '/api/v1/markets';

export const alertsApi = marketsApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketsAlerts: build.query<Alert[], void>({
      query: () => `${path}/alerts`,
      providesTags: ['markets/alert'],
    }),
    marketsFirings: build.query<Firing[], void>({
      query: () => `${path}/alert-firings`,
      providesTags: ['markets/firing'],
    }),
    marketsAddAlert: build.mutation<Alert, NewAlert>({
      query: (body) => ({ url: `${path}/alerts`, method: 'POST', body }),
      invalidatesTags: (_alert, error) => (error ? [] : ['markets/alert']),
    }),
    marketsRemoveAlert: build.mutation<null, string>({
      query: (id) => ({ url: `${path}/alerts/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: (_nothing, error) => (error && error.status !== 404 ? [] : ['markets/alert']),
    }),
    marketsSeeFirings: build.mutation<null, void>({
      query: () => ({ url: `${path}/alert-firings/seen`, method: 'POST' }),
      invalidatesTags: (_nothing, error) => (error ? [] : ['markets/firing']),
    }),
  }),
});

export const {
  useMarketsAlertsQuery,
  useMarketsFiringsQuery,
  useMarketsAddAlertMutation,
  useMarketsRemoveAlertMutation,
  useMarketsSeeFiringsMutation,
} = alertsApi;
