import { z } from 'zod';
import { currentTrace } from '../tracing/request-trace';
import { InstanceAddresses } from './service-addresses';
import { type ServiceTokens, serviceTokenHeader } from './service-tokens';

/**
 * `fetch` for internal calls, with a service token for this one call and the id and trace of the current request.
 * Redirects are not followed. If the service has several instances, the next one is tried when nothing listens at the
 * first; for reads also when the connection broke.
 */
export type InternalFetch = (audience: string, url: URL, init?: InternalInit) => Promise<Response>;

export interface InternalInit extends RequestInit {
  /** Calls only this instance, as no other one can answer in its place. */
  readonly only?: true;
}

/** @param caller the name of the calling service @param instances the addresses of services with several instances */
export function createInternalFetch(
  caller: string,
  tokens: ServiceTokens,
  instances = new InstanceAddresses([]),
): InternalFetch {
  return async function internalFetch(audience, url, init = {}) {
    const addresses = init.only ? [url] : instances.of(url);
    for (const [index, address] of addresses.entries()) {
      try {
        const response = await fetchOne(audience, address, init);
        instances.prefer(address);
        return response;
      } catch (error) {
        if (index === addresses.length - 1 || !mayGoElsewhere(error, init)) throw error;
      }
    }
    throw new Error(`${audience} has no address`);
  };

  async function fetchOne(audience: string, url: URL, init: RequestInit): Promise<Response> {
    const call = { caller, audience, method: init.method ?? 'GET', target: url.pathname + url.search };
    const headers = new Headers(init.headers);
    headers.set('accept-encoding', 'identity'); // between services, compressing costs more than it saves
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

/** Errors after which certainly nothing was sent. */
const unreached = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT']);
/** The connection broke before the response was complete: whether the call had an effect is unknown. */
const broken = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

const FetchFailed = z.object({ cause: z.object({ code: z.string() }) });

function mayGoElsewhere(error: unknown, { method = 'GET' }: RequestInit): boolean {
  const code = FetchFailed.safeParse(error).data?.cause.code ?? '';
  return unreached.has(code) || (method === 'GET' && broken.has(code));
}

const answerMs = 3000;

/** A service answered an internal call, but without success. */
export class UnsuccessfulAnswer extends Error {
  constructor(
    audience: string,
    readonly status: number,
  ) {
    super(`${audience} answered ${status}`);
  }
}

/**
 * Posts JSON to an internal call.
 * @param waitMs the timeout, three seconds by default
 * @throws UnsuccessfulAnswer for a status other than 2xx; Error when there is no response within that time
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
  if (!response.ok) throw new UnsuccessfulAnswer(audience, response.status);
  return response;
}
