import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '@plaza/test-kit/http';
import { ProviderClient, type ProviderClientOptions } from '../providers/http/provider-client';

type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void);

/** A host whose responses a test sets, as a body or a handler; it records its requests. */
export async function startTestApi(answer: Answer) {
  const requests: { path: string; query: URLSearchParams; headers: IncomingMessage['headers'] }[] = [];
  const state = { answer };
  const server = await listen((request, response) => {
    const url = new URL(request.url ?? '/', 'http://api.test');
    requests.push({ path: url.pathname, query: url.searchParams, headers: request.headers });
    if (typeof state.answer === 'string') response.end(state.answer);
    else state.answer(request, response);
  });
  return {
    requests,
    url: server.url,
    close: server.close,
    /** Sets the response to later requests. */
    answer(next: Answer) {
      state.answer = next;
    },
    client: (options: Partial<ProviderClientOptions> = {}) =>
      new ProviderClient({ url: server.url, timeoutMs: 10_000, budget: async () => true, ...options }),
  };
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;
