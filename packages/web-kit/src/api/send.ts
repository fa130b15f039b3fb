import { refreshToken } from '../session/refresh-token';
import { readToken } from '../session/stored-session';
import { type ApiError, apiErrorOf, noAnswer } from './api-error';

/** A call to the server: a path of the same origin, and what to send as JSON. */
export interface ApiRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

export type Sent = { readonly data: unknown } | { readonly error: ApiError };

/** Makes a call with the bearer; a 401 is answered once, silently, with a renewed token. Never retries otherwise. */
export async function send(request: ApiRequest): Promise<Sent> {
  const token = readToken();
  const first = await attempt(request, token);
  if (!token || !('error' in first) || first.error.status !== 401) return first;
  const renewed = await refreshToken(token);
  return renewed ? attempt(request, renewed) : first;
}

async function attempt({ url, method = 'GET', body, signal }: ApiRequest, token: string | null): Promise<Sent> {
  try {
    const response = await fetch(url, {
      method,
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    if (!response.ok) return { error: await apiErrorOf(response) };
    const text = await response.text();
    return { data: text === '' ? null : JSON.parse(text) };
  } catch (error) {
    return { error: noAnswer(error) };
  }
}
