import { z } from 'zod';
import { currentTrace } from '../tracing/request-trace';
import { InstanceAddresses } from './service-addresses';
import { type ServiceTokens, serviceTokenHeader } from './service-tokens';

/**
 * `fetch` for internal calls, with a service token for this one call of that service, and as part of the current
 * request, with its id and its trace. Follows no redirect. Where the service has several instances, a call goes to the
 * next one when nothing listens at the first; a read also when the connection broke.
 */
export type InternalFetch = (audience: string, url: URL, init?: InternalInit) => Promise<Response>;

export interface InternalInit extends RequestInit {
  /** Asks this one instance, in whose place no other one can answer. */
  readonly only?: true;
}

/** @param caller the name of the service that calls @param instances of services that have several */
export function createInternalFetch(
  caller: string,
  tokens: ServiceTokens,
  instances = new InstanceAddresses([]),
): InternalFetch {
  return async function internalFetch(audience, url, init = {}) {
    const addresses = init.only ? [url] : instances.of(url);
    for (const [at, address] of addresses.entries()) {
      try {
        const response = await fetchOne(audience, address, init);
        instances.prefer(address);
        return response;
      } catch (error) {
        if (at === addresses.length - 1 || !mayGoElsewhere(error, init)) throw error;
      }
    }
    throw new Error(`${audience} has no address`);
  };

  async function fetchOne(audience: string, url: URL, init: RequestInit): Promise<Response> {
    const call = { caller, audience, method: init.method ?? 'GET', target: url.pathname + url.search };
    const headers = new Headers(init.headers);
    headers.set('accept-encoding', 'identity'); // compressing costs more than the wire between services
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
  }
}

/** Nothing was sent. */
const unreached = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT']);
/** Nothing, or not all of an answer, came back: whether the call was done is not known. */
const broken = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const FetchFailed = z.object({ cause: z.object({ code: z.string() }) });

function mayGoElsewhere(error: unknown, { method = 'GET' }: RequestInit): boolean {
  const code = FetchFailed.safeParse(error).data?.cause.code ?? '';
  return unreached.has(code) || (method === 'GET' && broken.has(code));
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
