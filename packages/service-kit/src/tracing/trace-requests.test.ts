import { call } from '@plaza/contracts/call';
import type { ProcessTraces, Span, TraceSummary } from '@plaza/contracts/operations/requests';
import { testDatabaseName, testDatabaseUri } from '@plaza/test-kit/database';
import { type Client, client, listen } from '@plaza/test-kit/http';
import { requireRedis } from '@plaza/test-kit/redis-for-tests';
import { testKeys } from '@plaza/test-kit/tokens';
import mongoose, { Schema } from 'mongoose';
import { z } from 'zod';
import { BaseConfig } from '../config';
import { createService } from '../create-service';
import { openInfrastructure } from '../lifecycle/infrastructure';
import { createRoutes } from '../routes';
import { type RunningService, startService } from '../start-service';
import { type LogLine, readableLog } from '../testing/log-lines';
import { serviceClient } from '../testing/service-client';
import { until } from '../testing/until';
import { fixedTrust } from '../trust/fixed-trust';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const gatewaySpan = '00f067aa0ba902b7';
const headersOf = (requestId: string, flag: '00' | '01') => ({
  'x-request-id': requestId,
  traceparent: `00-${traceId}-${gatewaySpan}-${flag}`,
});

const calls = {
  note: call('GET /notes/:how', {
    summary: 'Asks everything that a service may ask.',
    access: 'public',
    params: z.strictObject({ how: z.enum(['good', 'bad', 'slow']) }),
    answer: z.object({ notes: z.number() }),
  }),
};

const name = testDatabaseName();
const database = mongoose.createConnection();
const Note = database.model('Note', new Schema({ _id: String }), 'notes');
const { log, lines } = readableLog();
const asked: (string | undefined)[] = [];
const askedIds: (string | string[] | undefined)[] = [];

let infrastructure: Awaited<ReturnType<typeof openInfrastructure>>;
let neighbour: Awaited<ReturnType<typeof listen>>;
let running: RunningService;
let anybody: Client;
let gateway: Client;
let answerSlowOne: () => void = () => undefined;

beforeAll(async () => {
  infrastructure = await openInfrastructure(requireRedis(), log);
  neighbour = await listen((req, res) => {
    asked.push(req.headers.traceparent as string | undefined);
    askedIds.push(req.headers['x-request-id']);
    res.end('{}');
  });
  const env = { NODE_ENV: 'test', PORT: '0', MONGODB_URI: testDatabaseUri(), TRACE_SLOW_MS: '600000' };
  running = await startService(
    {
      name,
      port: 0,
      config: BaseConfig,
      database,
      ownTrust: async () => fixedTrust(testKeys()),
      async create({ metrics, trust, internalFetch, redis, ...context }) {
        const routes = createRoutes(trust).on(calls.note, async ({ params }) => {
          context.log.info({ how: params.how }, 'looking');
          await redis?.get('a private key');
          await internalFetch('neighbour', new URL('/internal/things?secret=1', neighbour.url));
          const notes = await Note.countDocuments({ _id: 'a private word' });
          if (params.how === 'bad') throw new Error('it broke');
          if (params.how === 'slow')
            await new Promise<void>((resolve) => {
              answerSlowOne = resolve;
            });
          return { notes };
        });
        const app = createService({ name, log: context.log, metrics, calls, routes: [routes] });
        return { handler: app.callback() };
      },
    },
    env,
    { log, infrastructure },
  );
  anybody = client(running.url);
  gateway = serviceClient(running.url, { caller: 'gateway', audience: name });
});
afterAll(async () => {
  await database.dropDatabase();
  await running.stop();
  await infrastructure.close();
  await neighbour.close();
});
beforeEach(() => {
  asked.length = 0;
  lines.length = 0;
});

const find = async (id: string) => (await gateway.get<ProcessTraces>(`/internal/operations/requests/${id}`)).body;
const linesOf = (requestId: string): LogLine[] => lines.filter(({ id }) => id === requestId);

test('a sampled request is retained, with spans of service, database, Redis and other services', async () => {
  expect((await anybody.get('/notes/good?search=private', { headers: headersOf('drawn', '01') })).status).toBe(200);
  await until(async () => (await find('drawn')).length === 1);
  const [kept] = await find('drawn');
  expect(kept).toMatchObject({
    requestId: 'drawn',
    traceId,
    process: name,
    why: 'sampled',
    method: 'GET',
    path: '/notes/good',
    status: 200,
    spansDropped: 0,
  });
  const [server, ...parts] = kept?.spans ?? [];
  expect(server).toMatchObject({
    parentId: gatewaySpan,
    kind: 'server',
    name: 'GET /notes/:how',
    status: 'ok',
    attributes: { status: 200, route: '/notes/:how' },
  });
  const byName = Object.fromEntries(parts.map((span): [string, Span] => [span.name, span]));
  expect(Object.keys(byName)).toEqual(['redis get', 'GET neighbour', 'mongodb aggregate notes']);
  for (const span of parts) {
    expect(span).toMatchObject({ parentId: server?.spanId, kind: 'client', status: 'ok' });
    expect(span.durationMs).toBeLessThanOrEqual(server?.durationMs ?? 0);
  }
  // The other service is told that its part belongs below the call, and to the same request.
  expect(askedIds.at(-1)).toBe('drawn');
  expect(asked).toEqual([`00-${traceId}-${byName['GET neighbour']?.spanId}-01`]);
  expect(JSON.stringify(kept)).not.toMatch(/private|secret/);
});

test('each line of a request contains its id and its trace, in the log and in the retained trace', async () => {
  await anybody.get('/notes/good', { headers: headersOf('logged', '01') });
  await until(() => linesOf('logged').length === 2);
  expect(linesOf('logged')).toMatchObject([
    { msg: 'looking', trace: traceId },
    { path: '/notes/good', status: 200, trace: traceId },
  ]);
  const [kept] = await find('logged');
  expect(kept?.lines).toMatchObject([
    { level: 'info', message: 'looking', fields: { how: 'good' } },
    { level: 'info', message: '', fields: { path: '/notes/good', status: 200 } },
  ]);
});

test('a successful request that is not sampled is not retained; a failed one is, with its error', async () => {
  await anybody.get('/notes/good', { headers: headersOf('ordinary', '00') });
  expect((await anybody.get('/notes/bad', { headers: headersOf('failed', '00') })).status).toBe(500);
  await until(async () => (await find('failed')).length === 1);
  const [kept] = await find('failed');
  expect(kept).toMatchObject({ why: 'failed', status: 500 });
  expect(kept?.spans[0]).toMatchObject({ status: 'error' });
  expect(kept?.lines.find(({ level }) => level === 'error')).toMatchObject({
    message: 'request failed',
    fields: { err: { message: 'it broke' } },
  });
  expect(await find('ordinary')).toEqual([]);
});

test('a request without a trace begins one, and probes are not traced', async () => {
  const { headers } = await anybody.get('/notes/bad');
  await anybody.get('/healthz', { headers: headersOf('probe', '01') });
  const id = headers.get('x-request-id') ?? '';
  await until(async () => (await find(id)).length === 1);
  const [kept] = await find(id);
  expect(kept?.traceId).toMatch(/^(?!0{32})[0-9a-f]{32}$/);
  expect(kept?.spans[0]).toMatchObject({ parentId: null });
  expect(await find('probe')).toEqual([]);
});

test('a caller who disconnects before the answer is counted as disconnected', async () => {
  const abort = new AbortController();
  const left = fetch(`${running.url}/notes/slow`, { headers: headersOf('left', '01'), signal: abort.signal });
  await until(() => linesOf('left').length === 1 && asked.length === 1);
  abort.abort();
  await expect(left).rejects.toThrow();
  await until(async () => (await find('left')).length === 1);
  expect((await find('left'))[0]).toMatchObject({ status: 499, why: 'sampled' });
  answerSlowOne();
});

test('retained requests are available to other services only', async () => {
  const path = '/internal/operations/requests/failed';
  expect((await anybody.get(path)).status).toBe(401);
  expect((await anybody.get(path.toUpperCase())).status).toBe(401);
  const { authentication } = infrastructure;
  const another = serviceClient(running.url, { audience: 'another', authentication });
  expect((await another.get(path)).status).toBe(401);
  const now = new Date().toISOString();
  const { body } = await gateway.get<TraceSummary[]>(`/internal/operations/requests?at=${now}&path=/notes/b`);
  expect(body[0]).toMatchObject({ path: '/notes/bad', status: 500, process: name });
  expect(body[0]).not.toHaveProperty('lines');
  expect((await gateway.get('/internal/operations/requests')).status).toBe(400);
  expect((await gateway.get('/internal/operations/requests?at=2026-01-01T00:00:00Z&minutes=999')).status).toBe(400);
});
