import { type NewTrace, newTrace } from './traceparent';

/** A request that was sent before what needs its answer had been loaded. */
export interface EarlyRequest {
  readonly token: string;
  readonly trace: NewTrace;
  readonly response: Promise<Response>;
  /** On the clock of `performance`. */
  readonly sentAt: number;
}

/** An answer that is older was for another moment. */
const maxAgeMs = 10_000;

/** Requests by URL. They are stored on the page, as one script sends them and another one, the app, uses them. */
function requests(): Map<string, EarlyRequest> {
  const page = globalThis as { plazaEarlyRequests?: Map<string, EarlyRequest> };
  page.plazaEarlyRequests ??= new Map();
  return page.plazaEarlyRequests;
}

/** The headers of every call. */
export const headersOf = (token: string | null, { traceparent }: NewTrace): Record<string, string> => ({
  Accept: 'application/json',
  traceparent,
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
});

const isUsable = (sent: EarlyRequest, token: string | null): boolean =>
  sent.token === token && performance.now() - sent.sentAt < maxAgeMs;

/** Requests a URL before it is needed, with this token; what was requested a moment ago is not requested again. */
export function sendEarly(url: string, token: string): Promise<Response> {
  const sent = requests().get(url);
  if (sent && isUsable(sent, token)) return sent.response;
  const trace = newTrace();
  const response = fetch(url, { credentials: 'include', headers: headersOf(token, trace) });
  response.catch(() => undefined); // whoever takes it hears of it
  requests().set(url, { token, trace, response, sentAt: performance.now() });
  return response;
}

/** The request that was sent early, for the first caller that needs it. */
export function takeEarly(url: string, token: string | null): EarlyRequest | undefined {
  const sent = requests().get(url);
  if (!sent) return undefined;
  requests().delete(url);
  return isUsable(sent, token) ? sent : undefined;
}

/** Forgets the requests that nobody has taken: something has changed since they were sent. */
export function dropEarly(): void {
  requests().clear();
}
