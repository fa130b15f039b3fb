import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '@plaza/test-kit/http';
import { HttpSource, type HttpSourceParts } from '../providers/http-source';

type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void);

/** A host whose answers a test decides: a body, or a handler. Remembers what it was asked. */
export async function apiUnderTest(answer: Answer) {
  const asked: { path: string; query: URLSearchParams; headers: IncomingMessage['headers'] }[] = [];
  const state = { answer };
  const server = await listen((request, response) => {
    const url = new URL(request.url ?? '/', 'http://api.test');
    asked.push({ path: url.pathname, query: url.searchParams, headers: request.headers });
    if (typeof state.answer === 'string') response.end(state.answer);
    else state.answer(request, response);
  });
  return {
    asked,
    url: server.url,
    close: server.close,
    /** From now on. */
    answer(next: Answer) {
      state.answer = next;
    },
    source: (parts: Partial<HttpSourceParts> = {}) =>
      new HttpSource({ url: server.url, timeoutMs: 10_000, budget: async () => true, ...parts }),
  };
}

export type ApiUnderTest = Awaited<ReturnType<typeof apiUnderTest>>;
