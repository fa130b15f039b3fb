import { api } from '../api/api';
import { isStale } from '../api/stale-queries';
import { apiErrorIn } from '../http/api-error';
import type { AppThunk } from '../store/store';
import { onReconnect } from './network';

interface Endpoint {
  initiate(argument: unknown, options: { forceRefetch: true; subscribe: false }): AppThunk<unknown>;
}

/** No answer came, or a gateway's in place of the service's. */
const unanswered: readonly (number | undefined)[] = [0, 502, 503, 504];

/**
 * Asks again for what a screen that is open asked for and got no answer to, or one that a gateway had kept; what was
 * refused stays refused.
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

/** From now on, asks again for what got no answer whenever the network is back. Returns how to stop. */
export function followNetwork(): AppThunk<() => void> {
  return (dispatch) => onReconnect(() => dispatch(retryUnanswered()));
}
