import { api } from '../api/api';
import { isStale } from '../api/stale-queries';
import { apiErrorIn } from '../http/api-error';
import type { AppThunk } from '../store/store';
import { onReconnect } from './network';

interface Endpoint {
  initiate(argument: unknown, options: { forceRefetch: true; subscribe: false }): AppThunk<unknown>;
}

/** There was no response, or one of a gateway in place of the service. */
const unanswered: readonly (number | undefined)[] = [0, 502, 503, 504];

/**
 * Refetches the queries of open screens that got no response, or a stale one from a gateway; queries that were refused
 * are not repeated.
 */
export function retryUnanswered(): AppThunk {
  return (dispatch, getState) => {
    const { queries, subscriptions } = getState().api;
    const endpoints: Readonly<Record<string, Endpoint>> = api.endpoints;
    for (const [key, query] of Object.entries(queries)) {
      const endpoint = query?.endpointName && endpoints[query.endpointName];
      const isWanted = Object.keys(subscriptions[key] ?? {}).length > 0;
      const isUnanswered = query?.status === 'rejected' && unanswered.includes(apiErrorIn(query.error)?.status);
      if (!endpoint || !isWanted || !(isUnanswered || isStale(key))) continue;
      dispatch(endpoint.initiate(query.originalArgs, { forceRefetch: true, subscribe: false }));
    }
  };
}

/**
 * From now on, refetches unanswered queries whenever the network is available again. Returns a function that stops it.
 */
export function followNetwork(): AppThunk<() => void> {
  return (dispatch) => onReconnect(() => dispatch(retryUnanswered()));
}
