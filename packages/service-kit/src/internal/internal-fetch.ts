import { currentTrace } from '../tracing/request-trace';
import { type ServiceTokens, serviceTokenHeader } from './service-tokens';

/**
 * `fetch` for internal calls, with a service token for this one call of that service, and as part of the current
 * request, with its id and its trace. Follows no redirect.
 */
export type InternalFetch = (audience: string, url: URL, init?: RequestInit) => Promise<Response>;

/** @param caller the name of the service that calls */
export function createInternalFetch(caller: string, tokens: ServiceTokens): InternalFetch {
  return async function internalFetch(audience, url, init = {}) {
    const call = { caller, audience, method: init.method ?? 'GET', target: url.pathname + url.search };
    const headers = new Headers(init.headers);
    headers.set(serviceTokenHeader, tokens.issue(call));
    const trace = currentTrace();
    const span = trace?.open(`${call.method} ${audience}`, { path: url.pathname });
    if (trace && span) {
      headers.set('x-request-id', trace.requestId);
      headers.set('traceparent', span.traceparent);
    }
    try {
      const response = await fetch(url, { ...init, headers, redirect: 'error' });
      span?.end(response.status >= 500 ? 'error' : 'ok', { status: response.status });
      return response;
    } catch (error) {
      span?.end('error');
      throw error;
    }
  };
}

const answerMs = 3000;

/**
 * Posts JSON to an internal call.
 * @param waitMs how long to wait for the answer, three seconds unless given
 * @throws Error where none came in that time, or one that is no success
 */
export async function postInternal(
  internalFetch: InternalFetch,
  audience: string,
  url: URL,
  body: object,
  waitMs = answerMs,
): Promise<Response> {
  const response = await internalFetch(audience, url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(waitMs),
  });
  if (!response.ok) throw new Error(`${audience} answered ${response.status}`);
  return response;
}
