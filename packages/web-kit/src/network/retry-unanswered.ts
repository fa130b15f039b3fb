import { api } from '../api/api';
import { apiErrorIn } from '../http/api-error';
import type { AppThunk } from '../store/store';
import { onReconnect } from './network';

interface Endpoint {
  initiate(argument: unknown, options: { forceRefetch: true; subscribe: false }): AppThunk<unknown>;
}

/** Asks again for what a screen that is open asked for and got no answer to; what was refused stays refused. */
export function retryUnanswered(): AppThunk {
  return (dispatch, getState) => {
    const { queries, subscriptions } = getState().api;
    const endpoints: Readonly<Record<string, Endpoint>> = api.endpoints;
    for (const [key, query] of Object.entries(queries)) {
      const endpoint = query?.endpointName && endpoints[query.endpointName];
      const isWanted = Object.keys(subscriptions[key] ?? {}).length > 0;
      if (!endpoint || !isWanted || apiErrorIn(query.error)?.status !== 0) continue;
      dispatch(endpoint.initiate(query.originalArgs, { forceRefetch: true, subscribe: false }));
    }
  };
}

/** From now on, asks again for what got no answer whenever the network is back. Returns how to stop. */
export function followNetwork(): AppThunk<() => void> {
  return (dispatch) => onReconnect(() => dispatch(retryUnanswered()));
}
