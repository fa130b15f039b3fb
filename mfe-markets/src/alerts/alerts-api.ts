import { mayHaveChanged } from '@plaza/contracts/failed-writes';
import type { Alert } from '@plaza/contracts/markets/alerts';
import { marketsEndpoints } from '@plaza/contracts/markets/endpoints';
import { type ApiError, type AppStore, applyAnswer, endpoint } from '@plaza/web-kit';
import { marketsApi } from '../markets-api';

const alertList = { endpointNames: ['marketsAlerts'], tag: 'markets/alert' } as const;
const firingList = { endpointNames: ['marketsFirings'], tag: 'markets/firing' } as const;

const outdatedByFailure = (_answer: unknown, error: ApiError | undefined) =>
  error && mayHaveChanged(error) ? (['markets/alert'] as const) : [];

export const alertsApi = marketsApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    marketsAlerts: build.query({ ...endpoint(marketsEndpoints.alerts), providesTags: ['markets/alert'] }),
    marketsFirings: build.query({ ...endpoint(marketsEndpoints.firings), providesTags: ['markets/firing'] }),
    marketsAddAlert: build.mutation({
      ...endpoint(marketsEndpoints.addAlert),
      onQueryStarted: (_args, write) =>
        applyAnswer(write, alertList, (added) =>
          updateAlerts(write.dispatch, (alerts) => [added, ...withoutAlert(alerts, added.id)]),
        ),
      invalidatesTags: outdatedByFailure,
    }),
    marketsRemoveAlert: build.mutation({
      ...endpoint(marketsEndpoints.removeAlert),
      onQueryStarted: ({ id }, write) =>
        applyAnswer(write, alertList, () => updateAlerts(write.dispatch, (alerts) => withoutAlert(alerts, id))),
      invalidatesTags: outdatedByFailure,
    }),
    marketsSeeFirings: build.mutation({
      ...endpoint(marketsEndpoints.seeFirings),
      onQueryStarted: (_args, write) => applyAnswer(write, firingList, () => write.dispatch(markSeen())),
    }),
  }),
});

/** Alerts fire on the server, so anything that shows them fetches them again when it opens. */
export const askedOnOpening = { refetchOnMountOrArgChange: true } as const;

export const {
  useMarketsAlertsQuery,
  useMarketsFiringsQuery,
  useMarketsAddAlertMutation,
  useMarketsRemoveAlertMutation,
  useMarketsSeeFiringsMutation,
} = alertsApi;

function updateAlerts(dispatch: AppStore['dispatch'], step: (alerts: readonly Alert[]) => Alert[]): void {
  dispatch(alertsApi.util.updateQueryData('marketsAlerts', undefined, step));
}

const withoutAlert = (alerts: readonly Alert[], id: string) => alerts.filter((alert) => alert.id !== id);

/** The server marks all alerts as seen, so the cached ones are marked without another request. */
const markSeen = () =>
  alertsApi.util.updateQueryData('marketsFirings', undefined, (firings) => {
    for (const firing of firings) firing.seen = true;
  });
