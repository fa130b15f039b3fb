import { type NewTrace, newTrace } from './traceparent';

/** A request that was sent before the code that needs its response was loaded. */
export interface EarlyRequest {
  readonly token: string;
  readonly trace: NewTrace;
  readonly response: Promise<Response>;
  /** By the clock of `performance`. */
  readonly sentAt: number;
}

/** Older responses are not used. */
const maxAgeMs = 10_000;

/** Requests by URL. They are stored on `globalThis`, as one script sends them and another one, the app, uses them. */
function requests(): Map<string, EarlyRequest> {
  const page = globalThis as { plazaEarlyRequests?: Map<string, EarlyRequest> };
  page.plazaEarlyRequests ??= new Map();
  return page.plazaEarlyRequests;
}

/** The headers of every request. */
export const headersOf = (token: string | null, { traceparent }: NewTrace): Record<string, string> => ({
  Accept: 'application/json',
  traceparent,
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
});

const isUsable = (sent: EarlyRequest, token: string | null): boolean =>
  sent.token === token && performance.now() - sent.sentAt < maxAgeMs;

/** Requests a URL before it is needed, with this token; a recent request for the same URL is not repeated. */
export function sendEarly(url: string, token: string): Promise<Response> {
  const sent = requests().get(url);
  if (sent && isUsable(sent, token)) return sent.response;
  const trace = newTrace();
  const response = fetch(url, { credentials: 'include', headers: headersOf(token, trace) });
  response.catch(() => undefined); // the code that takes the response handles the error
  requests().set(url, { token, trace, response, sentAt: performance.now() });
  return response;
}

/** Removes and returns the early request for a URL, for the first caller that needs it. */
export function takeEarly(url: string, token: string | null): EarlyRequest | undefined {
  const sent = requests().get(url);
  if (!sent) return undefined;
  requests().delete(url);
  return isUsable(sent, token) ? sent : undefined;
}

/** Drops all early requests that were not used: something has changed since they were sent. */
export function dropEarly(): void {
  requests().clear();
}
