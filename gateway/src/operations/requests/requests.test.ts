import { randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import {
  type FoundTraces,
  maxTracesFound,
  type ProcessTrace,
  type Trace,
  type TraceSummary,
} from '@plaza/contracts/operations/requests';
import { until } from '@plaza/service-kit/testing/until';
import { client } from '@plaza/test-kit/http';
import { requireRedis } from '@plaza/test-kit/redis-for-tests';
import { accessTokenFor, type TestUser } from '@plaza/test-kit/tokens';
import { sendJson } from '../../testing/stubbed-services';
import { type Platform, type PlatformOptions, startPlatform, withPlatform } from '../../testing/test-platform';

const admin: TestUser = { id: randomUUID(), role: 'admin_high' };
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-00`;
const path = '/api/v1/finance/loans';
const { summary, part } = tracedByFinance();

let platform: Platform;
let acts: AuditedAct[];
let audits: boolean;
let keptByFinance: () => readonly TraceSummary[];
const asked: string[] = [];

const services: PlatformOptions['services'] = {
  identity: (req, res) => {
    if (req.url === '/internal/acts') {
      void json(req).then((act) => {
        acts.push(act as AuditedAct);
        sendJson(res, {}, audits ? 204 : 500);
      });
    } else sendJson(res, []);
  },
  finance: (req, res) => {
    asked.push(req.url ?? '');
    if (req.url === path) sendJson(res, {}, 500);
    else if (req.url?.startsWith('/internal/operations/requests?')) sendJson(res, keptByFinance());
    else sendJson(res, [part()]);
  },
  markets: (_req, res) => sendJson(res, []),
  marketplace: (_req, res) => sendJson(res, { message: 'broken' }, 500),
  registry: (_req, res) => sendJson(res, []),
};

/** The id of a request that failed, which the gateway keeps; finance keeps its part of it. */
let requestId: string;

beforeEach(async () => {
  acts = [];
  audits = true;
  keptByFinance = () => [summary(), summary('other')];
  asked.length = 0;
  platform = await startPlatform({ services, env: { TRACE_SAMPLE_RATIO: '0', TRACE_SLOW_MS: '600000' } });
  const { headers } = await client(platform.url).get(path, {
    headers: { traceparent, Authorization: `Bearer ${accessTokenFor()}` },
  });
  requestId = headers.get('x-request-id') ?? '';
  await until(() => platform.tracer.store.find(requestId).length === 1);
});
afterEach(() => platform.stop());

const as = (user?: TestUser) => client(platform.url, user ? { token: accessTokenFor(user) } : {});
const requests = '/api/v1/operations/requests';
const now = () => new Date().toISOString();

test('a request is found by its id in all processes; processes that do not answer are named', async () => {
  const { status, body } = await as(admin).get<Trace>(`${requests}/${requestId}`);
  expect(status).toBe(200);
  expect(body.unanswered).toEqual(['marketplace']);
  expect(body.parts.map(({ process, why }) => `${process} ${why}`)).toEqual(['gateway failed', 'finance failed']);
  // The service's span is part of the gateway's.
  const [ofGateway, ofFinance] = body.parts;
  expect(ofGateway).toMatchObject({ traceId, requestId, status: 500 });
  expect(ofGateway?.spans[0]).toMatchObject({ parentId: '00f067aa0ba902b7' });
  expect(ofFinance?.lines).toMatchObject([{ level: 'error', message: 'request failed' }]);
  expect(asked).toContain(`/internal/operations/requests/${requestId}`);
});

test('requests are found by time, one line each, newest first', async () => {
  const at = now();
  const { body } = await as(admin).get<FoundTraces>(`${requests}?at=${at}&minutes=2&path=/api/v1/finance`);
  expect(body.requests.map((one) => [one.requestId, one.processes])).toEqual([
    [requestId, ['gateway', 'finance']],
    ['other', ['finance']],
  ]);
  expect(body.unanswered).toEqual(['marketplace']);
  const query = new URL(asked.at(-1) ?? '', 'http://finance').searchParams;
  expect(Object.fromEntries(query)).toEqual({ at, minutes: '2', path: '/api/v1/finance' });
  const other = await as(admin).get<FoundTraces>(`${requests}?at=${at}&path=/api/v1/markets`);
  expect(other.body.requests.map((one) => one.processes)).not.toContainEqual(['gateway', 'finance']);
});

test('of many requests the nearest to the time are returned, and it says that there are more', async () => {
  const at = '2020-01-01T12:00:00.000Z';
  const of = (second: number) => ({
    ...summary(`${second}`),
    startedAt: new Date(Date.UTC(2020, 0, 1, 12, 0, second)).toISOString(),
  });
  const find = async () => (await as(admin).get<FoundTraces>(`${requests}?at=${at}`)).body;
  keptByFinance = () => Array.from({ length: maxTracesFound }, (_none, second) => of(second));
  expect((await find()).isCut).toBeUndefined();
  keptByFinance = () => Array.from({ length: maxTracesFound + 1 }, (_none, second) => of(second));
  const { requests: found, isCut } = await find();
  expect([found.length, isCut, found[0]?.requestId, found.at(-1)?.requestId]).toEqual([
    maxTracesFound,
    true,
    '99',
    '0',
  ]);
});

test('a search is recorded in the audit before its results are shown', async () => {
  await as(admin).get(`${requests}/${requestId}`);
  const at = now();
  await as(admin).get(`${requests}?at=${at}`);
  const actor = { id: admin.id, role: 'admin_high' };
  expect(acts).toMatchObject([
    { actor, action: 'request.find', target: 'requests', after: { id: requestId } },
    { actor, action: 'request.find', target: 'requests', after: { at, minutes: 5 } },
  ]);
  audits = false;
  const { status, body } = await as(admin).get(`${requests}/${requestId}`);
  expect({ status, body }).toMatchObject({ status: 500, body: { error: { code: 'audit_unavailable' } } });
});

test.each([
  ['without a session', undefined, 401, 'not_signed_in'],
  ['a user', { role: 'user' }, 403, 'role_not_permitted'],
  ['a low administrator', { role: 'admin_low' }, 403, 'role_not_permitted'],
  ['without the second factor', { role: 'admin_high', secondFactorMissing: true }, 403, 'second_factor_required'],
  ['who proved it an hour ago', { role: 'admin_high', authenticatedAt: 1 }, 403, 'fresh_proof_required'],
] as const)('rejects %s', async (_who, user, status, code) => {
  for (const target of [`${requests}/${requestId}`, `${requests}?at=${now()}`]) {
    expect(await as(user).get(target)).toMatchObject({ status, body: { error: { code } } });
  }
  expect(acts).toEqual([]);
});

test.each(['/a%20b', '/<script>', `/${'a'.repeat(65)}`, '?at=yesterday', '?minutes=5', `?at=${now()}&minutes=61`])(
  'rejects a search for %s',
  async (wrong) => {
    expect((await as(admin).get(`${requests}${wrong}`)).status).toBe(400);
    expect(acts).toEqual([]);
  },
);

describe('with several gateways', () => {
  const absent = { id: randomUUID(), address: 'http://gone:8080' };

  test('all of them are queried, and one that does not answer in time is named', async () => {
    const redisUrl = requireRedis();
    await withPlatform({ redisUrl, services, env: { TRACE_SAMPLE_RATIO: '0' } }, (one) =>
      withPlatform({ redisUrl, services, env: { TRACE_SAMPLE_RATIO: '0' } }, async (other) => {
        const { headers } = await client(other.url).get(path, {
          headers: { Authorization: `Bearer ${accessTokenFor()}` },
        });
        const id = headers.get('x-request-id') ?? '';
        await until(() => other.tracer.store.find(id).length === 1);
        await until(() => one.stubbed.reports.length > 0 && other.stubbed.reports.length > 0);
        const known = [one, other].flatMap(({ stubbed: { reports } }) => reports.slice(0, 1));
        one.stubbed.gateways = [...known.map(({ id: gateway, address }) => ({ id: gateway, address })), absent];
        const asked = client(one.url, { token: accessTokenFor(admin) });
        const { body } = await asked.get<Trace>(`${requests}/${id}`);
        expect(body.parts.map(({ process }) => process)).toContain('gateway');
        expect(body.unanswered).toEqual(['gateway at http://gone:8080', 'marketplace']);
        const found = await asked.get<FoundTraces>(`${requests}?at=${now()}&path=/api/v1/finance`);
        expect(found.body.requests.find(({ requestId: own }) => own === id)?.processes).toContain('gateway');
      }),
    );
  }, 60_000);

  test('reports that the registry does not list the gateways', async () => {
    platform.stubbed.broken.registry = true;
    const { body } = await as(admin).get<Trace>(`${requests}/${requestId}`);
    expect(body.unanswered).toEqual(['other gateways', 'marketplace', 'registry']);
  });
});

function tracedByFinance() {
  const summary = (id = requestId) => ({
    requestId: id,
    traceId,
    process: 'finance',
    why: 'failed' as const,
    method: 'GET',
    path,
    status: 500,
    startedAt: id === 'other' ? '2026-01-01T00:00:00.000Z' : now(),
    durationMs: 2,
  });
  const part = (): ProcessTrace => ({
    ...summary(),
    spans: [],
    spansDropped: 0,
    lines: [{ at: now(), level: 'error', message: 'request failed', fields: {} }],
    linesDropped: 0,
  });
  return { summary, part };
}
