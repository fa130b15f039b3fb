import { saveFile } from '@plaza/ui';
import { type ApiError, apiErrorOf, isTokenRefused, noAnswer, requiresReauthentication } from '../http/api-error';
import { dropEarly, headersOf, takeEarly } from '../http/early-requests';
import type { ApiRequest } from '../http/endpoint';
import { newTrace } from '../http/traceparent';
import { refreshToken } from '../tokens/refresh-token';
import { renewAhead } from '../tokens/renew-ahead';
import { signOutReported } from '../tokens/report-sign-out';
import { readToken } from '../tokens/stored-session';
import { subjectOf } from '../tokens/token-subject';
import { requestReauthentication } from './reauthentication-prompt';

/**
 * What an endpoint's `transformResponse` gets in addition to the data: the response, for its headers. Its body is
 * consumed.
 */
export interface AnswerMeta {
  readonly response: Response;
}

export type Sent = { readonly data: unknown; readonly meta: AnswerMeta } | { readonly error: ApiError };

/**
 * Sends a request with the access token, which is renewed first if it has expired. If the server rejects the token
 * (401), it is renewed and the request retried, once and silently. If the server requires reauthentication, the user
 * is asked for it, and the request is retried afterwards. Nothing else is ever retried.
 */
export function send(request: ApiRequest): Promise<Sent> {
  return exchange(request, readJson);
}

/**
 * Sends a request whose response is a file, and downloads it under the given name.
 * @returns the headers of the response, or the error
 */
export async function downloadFile(
  url: string,
  name: string,
): Promise<{ readonly error?: ApiError; readonly headers?: Headers }> {
  const sent = await exchange({ url }, (response) => response.blob());
  if ('error' in sent) return sent;
  saveFile(sent.data as Blob, name);
  return { headers: sent.meta.response.headers };
}

type Read = (response: Response) => Promise<unknown>;

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}

async function exchange(request: ApiRequest, read: Read): Promise<Sent> {
  const token = readToken();
  const sent = await exchangeSilently(request, token, read);
  return 'error' in sent && requiresReauthentication(sent.error)
    ? exchangeAfterReauthentication(request, read, sent)
    : sent;
}

async function exchangeAfterReauthentication(request: ApiRequest, read: Read, failed: Sent): Promise<Sent> {
  const before = readToken();
  if (!before || !(await requestReauthentication())) return failed;
  const proved = readToken();
  // A request that was refused to one user must not be retried as another.
  return proved && subjectOf(proved) === subjectOf(before) ? attempt(request, proved, read) : failed;
}

async function exchangeSilently(request: ApiRequest, token: string | null, read: Read): Promise<Sent> {
  // If a session begins while sign-out of the previous one is pending, the response to the sign-out would remove its
  // cookie.
  if (!token && request.method === 'POST') await signOutReported();
  const renewing = renewAhead(token);
  const ahead = renewing && (await renewing);
  const sent = ahead?.kind === 'renewed' ? ahead.token : token;
  const first = await attempt(request, sent, read);
  if (!sent || !('error' in first) || !isTokenRefused(first.error)) return first;
  const renewal = ahead && ahead.kind !== 'renewed' ? ahead : await refreshToken(sent);
  if (renewal.kind === 'unanswered') return { error: renewal.error };
  return renewal.kind === 'renewed' ? attempt(request, renewal.token, read) : first;
}

async function attempt(
  { url, method = 'GET', body, headers, signal }: ApiRequest,
  token: string | null,
  read: Read,
): Promise<Sent> {
  const early = method === 'GET' && !headers ? takeEarly(url, token) : undefined;
  const trace = early?.trace ?? newTrace();
  const ask = () =>
    fetch(url, {
      method,
      credentials: 'include',
      headers: { ...headersOf(token, trace), ...typeOf(body), ...headers },
      ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  try {
    const response = await (early?.response ?? ask());
    if (method !== 'GET') dropEarly();
    if (!response.ok) return { error: { ...(await apiErrorOf(response)), traceId: trace.id } };
    return { data: await read(response), meta: { response } };
  } catch (error) {
    return { error: { ...noAnswer(error), traceId: trace.id } };
  }
}

function typeOf(body: unknown): Record<string, string> {
  if (body === undefined) return {};
  return { 'Content-Type': body instanceof Blob ? body.type : 'application/json' };
}
