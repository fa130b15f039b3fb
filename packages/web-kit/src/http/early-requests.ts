import { type NewTrace, newTrace } from './traceparent';

/** A request that was sent before the program that wants its answer had come. */
export interface EarlyRequest {
  readonly token: string;
  readonly trace: NewTrace;
  readonly response: Promise<Response>;
  /** On the clock of `performance`. */
  readonly sentAt: number;
}

/** An answer that is older was for another moment. */
const maxAgeMs = 10_000;

/** By URL. The page has it, as the script that sends and the program that takes are two. */
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

/** Reads a URL ahead of whoever will ask for it with this token; what was sent already is not sent again. */
export function sendEarly(url: string, token: string): Promise<Response> {
  const sent = requests().get(url);
  if (sent?.token === token) return sent.response;
  const trace = newTrace();
  const response = fetch(url, { credentials: 'include', headers: headersOf(token, trace) });
  response.catch(() => undefined); // whoever takes it hears of it
  requests().set(url, { token, trace, response, sentAt: performance.now() });
  return response;
}

/** The request that was sent early in place of one, for whoever asks first. */
export function takeEarly(url: string, token: string | null): EarlyRequest | undefined {
  const sent = requests().get(url);
  if (!sent) return undefined;
  requests().delete(url);
  return sent.token === token && performance.now() - sent.sentAt < maxAgeMs ? sent : undefined;
}
