import { randomUUID } from 'node:crypto';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { until } from '@plaza/service-kit/testing/until';
import { badTokens } from '@plaza/test-kit/bad-tokens';
import { type Client, client } from '@plaza/test-kit/http';
import { requireRedis } from '@plaza/test-kit/redis-for-tests';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import type { Echo } from '../testing/stubbed-services';
import { type Platform, startPlatform, withPlatform } from '../testing/test-platform';

const path = '/api/v1/finance/accounts';
/** Named by no contract, so that the gateway leaves it to the service who may call it. */
const openPath = '/api/v1/finance/echo';
const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

describe('the token', () => {
  let platform: Platform;
  let browser: Client;

  beforeAll(async () => {
    platform = await startPlatform();
    browser = client(platform.url);
  });
  afterAll(() => platform.stop());

  test('is forwarded with the request', async () => {
    const token = accessTokenFor();
    const { status, body } = await browser.get<Echo>(path, bearer(token));
    expect([status, body.headers.authorization]).toEqual([200, `Bearer ${token}`]);
  });

  test.each([undefined, 'Basic x', 'Bearer ', 'Bearer'])(
    'is required (%s) by calls that need a session: 401 before the body is accepted',
    async (authorization) => {
      const extra = authorization === undefined ? {} : { headers: { Authorization: authorization } };
      for (const target of [path, `${path}/`, '/api/accounts?x', '/api/v1/finance/ACCOUNTS', '/api/v1/auth/me']) {
        const { status, body } = await browser.get(target, extra);
        expect([status, body]).toMatchObject([
          401,
          { success: false, message: 'Unauthorized', error: { code: 'not_signed_in', message: 'Unauthorized' } },
        ]);
      }
      expect((await browser.delete(`${path}/1`, extra)).status).toBe(401);
      expect((await browser.post(path, {}, extra)).status).toBe(401);
    },
  );

  test('is optional in public calls and on paths outside the contracts, which the service decides', async () => {
    for (const target of ['/api/v1/profile/pictures/1', openPath, `${path}/1/nothing`]) {
      expect((await browser.get(target)).status).toBe(200);
    }
    expect((await browser.post('/api/v1/auth/signin', {})).status).toBe(200);
  });

  const [head = '', payload = '', signature = ''] = accessTokenFor().split('.');
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  const forged = `${head}.${payload}.${signature.slice(0, -4)}AAAA`;
  const other = accessTokenFor({ role: 'admin_high' }).split('.')[1];

  test.each([
    ['has expired', accessTokenFor({ expiresIn: -120 }), 'token_expired'],
    ['is signed by somebody else', forged, 'token_invalid'],
    ['holds what was not signed', `${head}.${other}.${signature}`, 'token_invalid'],
    ['is not signed', `${unsigned}.${payload}.`, 'token_invalid'],
    ['is no token', 'nonsense', 'token_invalid'],
  ])('that %s is rejected with 401', async (_what, token, code) => {
    const { status, body } = await browser.get(path, bearer(token));
    expect([status, body]).toMatchObject([401, { success: false, message: 'Unauthorized', error: { code } }]);
  });

  test.each(badTokens)('that is $what is rejected with 401', async ({ make, code }) => {
    const { status, body } = await browser.get(path, bearer(make(accessTokenFor)));
    expect([status, body]).toMatchObject([401, { error: { code } }]);
  });

  test('of a revoked session is rejected at once', async () => {
    const sessionId = randomUUID();
    const signedIn = bearer(accessTokenFor({ sessionId }));
    expect((await browser.get(path, signedIn)).status).toBe(200);
    await platform.bus.publish(createEvent('session.revoked', { sessionIds: [sessionId] }));
    const { status, body } = await browser.get(path, signedIn);
    expect([status, body]).toMatchObject([401, { error: { code: 'token_revoked' } }]);
  });

  test.each(['signin', 'signup', 'refresh', 'signout', 'verify-email', 'resend-verification'])(
    'may be invalid in POST /api/v1/auth/%s, which is public',
    async (call) => {
      const dead = bearer(accessTokenFor({ expiresIn: -120 }));
      expect((await browser.post(`/api/v1/auth/${call}`, {}, dead)).status).toBe(200);
    },
  );

  test('may be invalid in POST /api/login too', async () => {
    expect((await browser.post('/api/login', {}, bearer('dead'))).status).toBe(200);
  });

  test('is forwarded unchanged to a public call if it is invalid', async () => {
    const { body } = await browser.post<Echo>('/api/v1/auth/signin', {}, bearer('dead'));
    expect(body.headers.authorization).toBe('Bearer dead');
  });

  test('for deployments is forwarded to the registry, which checks it; an invalid session token is not', async () => {
    const releases = '/api/v1/registry/remotes/finance/releases';
    const { status, body } = await browser.post<Echo>(releases, {}, { headers: { 'X-Deploy-Token': 'theirs' } });
    expect([status, body.headers['x-deploy-token']]).toEqual([200, 'theirs']);
    expect((await browser.post(releases, {}, bearer('dead'))).status).toBe(401);
  });

  test('is required even if the query contains a public path', async () => {
    expect((await browser.post(`${path}?/api/v1/auth/signin`, {}, bearer('dead'))).status).toBe(401);
  });
});

test('is accepted if it was seen before while identity is down, and otherwise answered with 503', () =>
  withPlatform({}, async ({ url, stubbed }) => {
    const browser = client(url);
    stubbed.broken.identity = true;
    const { status, body } = await browser.get(path, bearer(accessTokenFor()));
    expect([status, body]).toMatchObject([
      503,
      { message: 'Sign-in does not answer just now. Please try again.', error: { code: 'upstream_unavailable' } },
    ]);
    stubbed.broken.identity = false;
    const seen = bearer(accessTokenFor());
    await until(async () => (await browser.get(path, seen)).status === 200);
    stubbed.broken.identity = true;
    expect((await browser.get(path, seen)).status).toBe(200);
  }));

describe('an administrator who impersonates a user', () => {
  let platform: Platform;
  let browser: Client;
  const userId = randomUUID();
  const impersonatorId = randomUUID();
  beforeAll(async () => {
    platform = await startPlatform();
    browser = client(platform.url, { token: accessTokenFor({ id: userId, impersonatorId }) });
  });
  afterAll(() => platform.stop());

  test('makes no change before identity has recorded it, under an id that the client cannot choose', async () => {
    const ids = [];
    for (let time = 0; time < 2; time++) {
      const { status, headers } = await browser.post(`${path}?secret=1`, {}, { headers: { 'x-request-id': 'theirs' } });
      expect(status).toBe(200);
      ids.push(headers.get('x-request-id'));
    }
    expect(ids).not.toContain('theirs');
    const recorded = ids.map((requestId) => ({ impersonatorId, userId, method: 'POST', path, requestId }));
    expect(platform.stubbed.impersonated.splice(0)).toEqual(recorded);
  });

  test("reads nothing unrecorded: each path is recorded once per session, the gateway's own paths never", async () => {
    const other = `${path}/7`;
    for (const target of [path, `${path}?page=2`, other, path, '/api/v1/remotes']) {
      expect((await browser.get(target)).status).toBe(200);
    }
    const read = (at: string) => ({ impersonatorId, userId, method: 'GET', path: at, requestId: expect.any(String) });
    expect(platform.stubbed.impersonated.splice(0)).toEqual([read(path), read(other)]);
    const again = client(platform.url, { token: accessTokenFor({ id: userId, impersonatorId }) });
    expect((await again.get(path)).status).toBe(200);
    expect(platform.stubbed.impersonated.splice(0)).toEqual([read(path)]);
  });

  test('is rejected while identity cannot record the call', async () => {
    platform.stubbed.broken.identity = true;
    expect(await browser.delete(`${path}/1`)).toMatchObject({ status: 503 });
    expect(await browser.get(`${path}/unread`)).toMatchObject({ status: 503 });
    platform.stubbed.broken.identity = false;
    expect(await browser.get(`${path}/unread`)).toMatchObject({ status: 200 });
    expect(platform.stubbed.impersonated.splice(0)).toHaveLength(1);
  });
});

describe('the limit', () => {
  let platform: Platform;
  afterEach(() => platform.stop());
  const start = async (env: Record<string, string>, redisUrl?: string) => {
    platform = await startPlatform({ env, ...(redisUrl ? { redisUrl } : {}) });
    return client(platform.url);
  };

  test('per address applies before the token is verified, and sends a retry time', async () => {
    const browser = await start({ LIMIT_ADDRESS_PER_MINUTE: '3' });
    for (let n = 0; n < 3; n++) expect((await browser.get(openPath)).status).toBe(200);
    const { status, body, headers } = await browser.get(openPath, bearer('nonsense'));
    expect([status, body]).toMatchObject([429, { success: false, error: { code: 'too_many_requests' } }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(50);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await browser.get('/healthz')).status).toBe(200);
  });

  test("per address also counts the gateway's own calls", async () => {
    const browser = await start({ LIMIT_ADDRESS_PER_MINUTE: '2' });
    for (let n = 0; n < 2; n++) await browser.get('/api/v1/remotes');
    expect((await browser.get('/api/v1/remotes')).status).toBe(429);
    expect((await browser.get('/api/unknown')).status).toBe(429);
  });

  test('per address cannot be evaded with a header of the client', async () => {
    const browser = await start({ LIMIT_ADDRESS_PER_MINUTE: '2' });
    const from = (address: string) => browser.get(openPath, { headers: { 'X-Forwarded-For': address } });
    await from('1.1.1.1');
    await from('2.2.2.2');
    expect((await from('3.3.3.3')).status).toBe(429);
  });

  test('per address counts each client behind a configured proxy separately', async () => {
    const browser = await start({ LIMIT_ADDRESS_PER_MINUTE: '1', TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' });
    const from = (addresses: string) =>
      browser.get<Echo>(openPath, { headers: { 'X-Forwarded-For': addresses, 'X-Forwarded-Proto': 'https' } });
    const first = await from('9.9.9.9, 1.1.1.1, 10.2.3.4');
    expect(first.body.headers).toMatchObject({ 'x-forwarded-for': '1.1.1.1', 'x-forwarded-proto': 'https' });
    expect((await from('2.2.2.2')).status).toBe(200);
    expect((await from('8.8.8.8, 1.1.1.1')).status).toBe(429);
  });

  test('of an address behind a proxy that adds ports is one for all its ports', async () => {
    const browser = await start({ LIMIT_ADDRESS_PER_MINUTE: '1', TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' });
    const from = (addresses: string) => browser.get<Echo>(openPath, { headers: { 'X-Forwarded-For': addresses } });
    for (const [one, other, plain] of [
      ['1.1.1.1:4711', '1.1.1.1:4712, 10.2.3.4:80', '1.1.1.1'],
      ['[2001:db8::7]:443', '[2001:db8::7]:444', '2001:db8::7'],
    ] as const) {
      expect((await from(one)).body.headers).toMatchObject({ 'x-forwarded-for': plain });
      expect((await from(other)).status).toBe(429);
      expect((await from(plain)).status).toBe(429);
    }
  });

  test('per user applies to all their tokens together', async () => {
    const browser = await start({ LIMIT_USER_PER_MINUTE: '2' });
    const id = randomUUID();
    for (let n = 0; n < 2; n++) expect((await browser.get(path, bearer(accessTokenFor({ id })))).status).toBe(200);
    expect((await browser.get(path, bearer(accessTokenFor({ id })))).status).toBe(429);
    expect((await browser.get(path, bearer(accessTokenFor()))).status).toBe(200);
  });

  test('of sign-in attempts is stricter; refreshing and signing out are not counted as attempts', async () => {
    const browser = await start({ LIMIT_AUTH_PER_MINUTE: '3' });
    for (const call of ['/api/v1/auth/signin', '/api/v1/auth/signup', '/api/login']) {
      expect((await browser.post(call, {})).status).toBe(200);
    }
    const { status, headers } = await browser.post('/api/v1/auth/signin?x', {});
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await browser.post('/api/v1/auth/refresh', {})).status).toBe(200);
    expect((await browser.post('/api/v1/auth/signout', {})).status).toBe(200);
    expect((await browser.get(openPath)).status).toBe(200);
  });

  test('is shared by instances with the same Redis', async () => {
    const id = randomUUID();
    const signedIn = bearer(accessTokenFor({ id }));
    const one = await start({ LIMIT_USER_PER_MINUTE: '4' }, requireRedis());
    await withPlatform({ env: { LIMIT_USER_PER_MINUTE: '4' }, redisUrl: requireRedis() }, async ({ url }) => {
      for (let n = 0; n < 4; n++) expect((await one.get(path, signedIn)).status).toBe(200);
      expect((await client(url).get(path, signedIn)).status).toBe(200); // it hears of the others behind its answer
      await until(async () => (await client(url).get(path, signedIn)).status === 429);
    });
  });
});
