import { type ServiceTokens, serviceTokenHeader } from './service-tokens';

/** `fetch` for internal calls, with a service token for this one call of that service. Follows no redirect. */
export type InternalFetch = (audience: string, url: URL, init?: RequestInit) => Promise<Response>;

/** @param caller the name of the service that calls */
export function createInternalFetch(caller: string, tokens: ServiceTokens): InternalFetch {
  return function internalFetch(audience, url, init = {}) {
    const call = { caller, audience, method: init.method ?? 'GET', target: url.pathname + url.search };
    const headers = new Headers(init.headers);
    headers.set(serviceTokenHeader, tokens.issue(call));
    return fetch(url, { ...init, headers, redirect: 'error' });
  };
}
