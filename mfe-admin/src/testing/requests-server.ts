import type { FoundTrace, ProcessTrace, Span, Trace } from '@plaza/contracts/operations/requests';
import { server } from '@plaza/test-kit/screens/mock-server';
import { HttpResponse, http } from 'msw';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const startedAt = '2026-03-04T12:00:00.000Z';

export const spanFixture = (changes: Partial<Span> = {}): Span => ({
  spanId: '00f067aa0ba902b7',
  parentId: null,
  name: 'GET finance',
  kind: 'server',
  startedAt: Date.parse(startedAt),
  durationMs: 12,
  status: 'ok',
  attributes: {},
  ...changes,
});

export const foundTraceFixture = (changes: Partial<FoundTrace> = {}): FoundTrace => ({
  requestId: 'one',
  traceId,
  why: 'failed',
  method: 'GET',
  path: '/api/v1/finance/loans',
  status: 500,
  startedAt,
  durationMs: 12,
  processes: ['gateway', 'finance'],
  ...changes,
});

export function processTraceFixture(changes: Partial<ProcessTrace> = {}): ProcessTrace {
  const { processes: _, ...summary } = foundTraceFixture();
  return { ...summary, process: 'gateway', spans: [], spansDropped: 0, lines: [], linesDropped: 0, ...changes };
}

/** Mocks stored requests, found around any time or by id. `asked`: the queries of the searches. */
export function serveRequests(requests: FoundTrace[], traced: Record<string, Trace> = {}) {
  const said = { unanswered: [] as string[], isCut: false, asked: [] as Record<string, string>[] };
  server.use(
    http.get('/api/v1/operations/requests', ({ request }) => {
      said.asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json({ requests, isCut: said.isCut, unanswered: said.unanswered });
    }),
    http.get('/api/v1/operations/requests/:id', ({ params }) => {
      const found = traced[String(params.id)];
      if (found) return HttpResponse.json(found);
      const message = 'No process keeps a request or a trace of this id.';
      return HttpResponse.json({ message, error: { code: 'request_not_found', requestId: 'asked' } }, { status: 404 });
    }),
  );
  return said;
}
