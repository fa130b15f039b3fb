import type { ProcessTrace } from '@plaza/contracts/operations/requests';
import { type LogLine, readableLog } from '@plaza/service-kit/testing/log-lines';
import { until } from '@plaza/service-kit/testing/until';
import { parseTraceparent } from '@plaza/service-kit/tracing/traceparent';
import { client } from '@plaza/test-kit/http';
import { accessTokenFor, type TestUser } from '@plaza/test-kit/tokens';
import { type Echo, sendJson } from '../testing/stubbed-services';
import { type Platform, type PlatformOptions, withPlatform } from '../testing/test-platform';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const ofBrowser = `00-${traceId}-00f067aa0ba902b7-01`;
const bearer = (user: TestUser) => ({ Authorization: `Bearer ${accessTokenFor(user)}` });
const path = '/api/v1/markets/echo';

/** A gateway that keeps nothing by lot or because it took long. */
const withQuiet = (
  { env, ...options }: PlatformOptions,
  work: (platform: Platform, lines: LogLine[]) => Promise<void>,
) => {
  const { log, lines } = readableLog();
  const quiet = { TRACE_SAMPLE_RATIO: '0', TRACE_SLOW_MS: '600000', ...env };
  return withPlatform({ log, ...options, env: quiet }, (platform) => work(platform, lines));
};

/** Asks until the request is over, which it is a moment after its answer. */
async function tracesOf({ tracer }: Platform, id: string | null): Promise<ProcessTrace[]> {
  await until(() => tracer.store.find(String(id)).length > 0);
  return tracer.store.find(String(id));
}

test('a call is forwarded with a traceparent: the trace of the browser, the span of the gateway', async () => {
  await withQuiet({}, async ({ url, tracer }, lines) => {
    const headers = { traceparent: ofBrowser, tracestate: 'vendor=1' };
    const answer = await client(url).get<Echo>(path, { headers });
    const passedOn = parseTraceparent(answer.body.headers.traceparent);
    expect(passedOn).toMatchObject({ traceId, isSampled: false });
    expect(passedOn?.spanId).not.toBe('00f067aa0ba902b7');
    expect(answer.body.headers).not.toHaveProperty('tracestate');
    const id = answer.headers.get('x-request-id');
    await until(() => lines.some((line) => line.id === id));
    expect(lines.find((line) => line.id === id)).toMatchObject({ trace: traceId });
    expect(tracer.store.find(traceId)).toEqual([]);
  });
});

test('a call without a valid traceparent begins a new trace', async () => {
  await withQuiet({}, async ({ url }) => {
    const given: Record<string, string>[] = [{}, { traceparent: ofBrowser.toUpperCase() }];
    for (const headers of given) {
      const { body } = await client(url).get<Echo>(path, { headers });
      expect(parseTraceparent(body.headers.traceparent)?.traceId).not.toBe(traceId);
      expect(parseTraceparent(body.headers.traceparent)).toBeDefined();
    }
  });
});

test('the traces of sampled requests are retained with their log lines, and services are notified', async () => {
  await withQuiet({ env: { TRACE_SAMPLE_RATIO: '1' } }, async (platform) => {
    const { body, headers } = await client(platform.url).get<Echo>(`${path}?search=private`, {
      headers: { traceparent: ofBrowser },
    });
    const passedOn = parseTraceparent(body.headers.traceparent);
    expect(passedOn).toMatchObject({ isSampled: true });
    const kept = await tracesOf(platform, headers.get('x-request-id'));
    expect(kept).toMatchObject([
      {
        traceId,
        process: 'gateway',
        why: 'sampled',
        path,
        status: 200,
        spans: [{ spanId: passedOn?.spanId, parentId: '00f067aa0ba902b7', kind: 'server', name: 'GET markets' }],
        lines: [{ level: 'info', fields: { path, status: 200, route: 'markets' } }],
      },
    ]);
    expect(JSON.stringify(kept)).not.toContain('private');
  });
});

test('failed requests are retained, sampled or not, with their warnings', async () => {
  await withQuiet({ services: { markets: (_req, res) => res.destroy() } }, async (platform) => {
    const { status, headers } = await client(platform.url).get(path, { headers: { traceparent: ofBrowser } });
    expect(status).toBe(502);
    const [kept] = await tracesOf(platform, headers.get('x-request-id'));
    expect(kept).toMatchObject({ traceId, why: 'failed', status: 502, spans: [{ status: 'error' }] });
    expect(kept?.lines.map(({ level, message }) => `${level} ${message}`)).toEqual([
      'warn a service did not answer',
      'info ',
    ]);
  });
});

test('slow requests are retained, and an open event stream does not count as slow', async () => {
  const slowly: PlatformOptions['services'] = {
    markets: (_req, res) => void setTimeout(() => sendJson(res, {}), 20),
  };
  await withQuiet({ env: { TRACE_SLOW_MS: '15' }, services: slowly }, async (platform, lines) => {
    const abort = new AbortController();
    const headers = bearer({ role: 'user' });
    const stream = await fetch(`${platform.url}/api/v1/events`, { headers, signal: abort.signal });
    expect(stream.status).toBe(200);
    const slow = await client(platform.url).get(path);
    const [kept] = await tracesOf(platform, slow.headers.get('x-request-id'));
    expect(kept).toMatchObject({ why: 'slow', path });
    abort.abort();
    const id = String(stream.headers.get('x-request-id'));
    await until(() => lines.some((line) => line.id === id));
    expect(platform.tracer.store.find(id)).toEqual([]);
  });
});

test.each([
  ['an administrator', { role: 'admin_high' }, 1],
  ['an administrator without the second factor', { role: 'admin_high', secondFactorMissing: true }, 0],
  ['a low administrator', { role: 'admin_low' }, 0],
  ['a user', { role: 'user' }, 0],
] as const)('%s requesting traces: %#', async (_who, user, count) => {
  await withQuiet({}, async ({ url, tracer }) => {
    const [byHeader, byCookie] = [{ 'x-plaza-trace': '1' }, { cookie: 'a=b; plaza-trace=1' }];
    for (const asked of [byHeader, byCookie, {}]) {
      const { body } = await client(url).get<Echo>(path, { headers: { ...bearer(user), ...asked } });
      const isAsked = 'cookie' in asked || 'x-plaza-trace' in asked;
      expect(parseTraceparent(body.headers.traceparent)?.isSampled).toBe(count === 1 && isAsked);
    }
    const now = new Date().toISOString();
    await until(() => tracer.store.inWindow({ at: now, minutes: 60 }).length === count * 2);
    expect(tracer.store.inWindow({ at: now, minutes: 60 }).every(({ why }) => why === 'asked')).toBe(true);
  });
});

test("the gateway's own routes pass the trace on to the services that they call", async () => {
  await withQuiet({ env: { TRACE_SAMPLE_RATIO: '1' } }, async (platform) => {
    const { headers } = await client(platform.url).get('/api/v1/remotes', { headers: { traceparent: ofBrowser } });
    const [kept] = await tracesOf(platform, headers.get('x-request-id'));
    const [own, ...asked] = kept?.spans ?? [];
    expect(own).toMatchObject({ kind: 'server', name: 'GET /api/v1/remotes' });
    expect(asked).toContainEqual(expect.objectContaining({ kind: 'client', parentId: own?.spanId }));
  });
});
