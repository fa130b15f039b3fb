import { serviceTokenHeader } from '@plaza/service-kit/internal/service-tokens';
import { type Client, client } from '@plaza/test-kit/http';
import { type Platform, startPlatform, withPlatform } from '../testing/test-platform';
import { sameSitePath } from './login.routes';

let platform: Platform;
let browser: Client;

beforeAll(async () => {
  platform = await startPlatform();
  browser = client(platform.url);
});
afterAll(() => platform.stop());

describe('GET /api/login', () => {
  const locationOf = async (target: string, headers: Record<string, string> = {}) => {
    const answer = await browser.get(target, { headers });
    expect(answer.status).toBe(302);
    return answer.headers.get('location');
  };

  test('redirects to sign-in, which returns to next', async () => {
    expect(await locationOf('/api/login')).toBe('/signin');
    expect(await locationOf('/api/login?next=%2Fdashboard%3Ftab%3Dmap')).toBe('/signin?next=%2Fdashboard%3Ftab%3Dmap');
  });

  test('returns to the referring page of this site', async () => {
    const host = new URL(platform.url).host;
    expect(await locationOf('/api/login', { Referer: `http://${host}/dashboard` })).toBe('/signin?next=%2Fdashboard');
    expect(await locationOf('/api/login', { Referer: 'http://elsewhere.example/dashboard' })).toBe('/signin');
  });

  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\t/elsewhere.example/',
    '/.//elsewhere.example',
    'javascript:alert(1)',
    'dashboard',
    '/signin',
    '/signin?next=/',
    '/api/login',
    '',
  ])('never returns to %j', (next) => {
    expect(sameSitePath(next)).toBeUndefined();
  });

  test('any method other than POST is not allowed', async () => {
    const { status, body, headers } = await browser.delete('/api/login');
    expect([status, body]).toMatchObject([405, { success: false, error: { code: 'method_not_allowed' } }]);
    expect(headers.get('allow')).toContain('GET');
  });
});

test.each(['/api/v1/remotes', '/api/v1/events', '/healthz'])('POST %s is not allowed', async (target) => {
  const { status, body } = await browser.post(target, {});
  expect([status, body]).toMatchObject([405, { error: { code: 'method_not_allowed' } }]);
});

test.each(['/api/nothing', '/api/v2/finance', '/api/v1/financex', '/internal/current', '/metricsx/../api'])(
  'answers 404 as JSON for the unknown path %s',
  async (target) => {
    const { status, body, headers } = await browser.get(target);
    expect([400, 404]).toContain(status);
    expect(body).toMatchObject({ success: false, error: { requestId: headers.get('x-request-id') } });
  },
);

test('/healthz reports that the gateway is alive', async () => {
  expect(await browser.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
});

test.each(['/metrics', '/openapi.json', '/metrics/', '/metrics?a=1', '/openapi.json/x'])(
  '%s is not available to browsers, with any headers',
  async (target) => {
    const headers = { 'X-Forwarded-For': '127.0.0.1', [serviceTokenHeader]: 'a token' };
    for (const extra of [{}, { headers }]) {
      expect(await browser.get(target, extra)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    }
  },
);

test('the internal port serves only metrics and the OpenAPI document', async () => {
  const neighbour = client(platform.internalUrl);
  const { status, body } = await neighbour.get<string>('/metrics');
  expect(status).toBe(200);
  expect(body).toMatch(/http_request_duration_seconds_count\{/);
  expect(body).toMatch(/gateway_breaker_state\{upstream="finance",state="closed"[^}]*\} 1/);
  expect((await neighbour.get('/openapi.json')).body).toMatchObject({ paths: { '/api/v1/remotes': { get: {} } } });
  for (const target of ['/', '/api/v1/remotes', '/internal/permissions', '/signin']) {
    expect(await neighbour.get(target)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  }
});

test('/readyz lists which services answer, and is ready while at least one does', () =>
  withPlatform({}, async ({ url, servers }) => {
    await servers.markets.close();
    expect(await client(url).get('/readyz')).toMatchObject({
      status: 200,
      body: { status: 'degraded', checks: { identity: true, finance: true, markets: false, bus: true } },
    });
  }));
