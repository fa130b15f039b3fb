import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ServedAreas } from '@plaza/contracts/internal/registry';
import type { PlatformStatus } from '@plaza/contracts/operations/now';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { defaultTabPermissions } from '@plaza/contracts/tabs';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { until } from '@plaza/service-kit/testing/until';
import { type Answer, type Client, client, listen } from '@plaza/test-kit/http';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { minimalFiles, StoredReleases } from '../testing/stored-releases';
import { sendJson } from '../testing/stubbed-services';
import { type Platform, startPlatform, withPlatform } from '../testing/test-platform';

const stored = new StoredReleases();
const release = stored.add('loyalty', '1.0.0', minimalFiles, ['loyalty_points']);
const entry = '/remotes/loyalty/1.0.0/remoteEntry.3fa91c20.js';
const call = '/api/v1/loyalty/points?page=1';

/** What the area's service received, and the header with which it answers. */
const received: { url: string; body: string; headers: NodeJS.Dict<string | string[]> }[] = [];
const answerWith: Record<string, string> = {};
const echo: RequestListener = (req, res) => {
  void text(req).then((body) => {
    received.push({ url: req.url ?? '', body, headers: req.headers });
    for (const [name, value] of Object.entries(answerWith)) res.setHeader(name, value);
    sendJson(res, { from: 'loyalty' });
  });
};

let service: Awaited<ReturnType<typeof listen>>;
let platform: Platform;
beforeAll(async () => {
  service = await listen(echo);
  platform = await startPlatform();
  platform.stubbed.files = stored.files;
});
afterAll(async () => {
  await platform.stop();
  await service.close();
});
beforeEach(async () => {
  received.length = 0;
  for (const name of Object.keys(answerWith)) delete answerWith[name];
  platform.stubbed.broken = {};
  await serve([area()]);
  await give('loyalty_points');
});

const area = (changes: Partial<ServedAreas[number]> = {}): ServedAreas[number] => ({
  area: 'loyalty',
  title: 'Loyalty',
  tabs: [{ id: 'loyalty_points', label: 'Points', icon: 'star', scopes: ['loyalty'] }],
  service: { prefix: 'loyalty' },
  approval: '3f2b8c1e-5d4a-4b6f-9a70-1c2d3e4f5a6b',
  serviceUrl: service.url,
  ...changes,
});

/** The registry has approved these areas, and says so. */
async function serve(areas: ServedAreas) {
  Object.assign(platform.stubbed, { areas, releases: areas.map(() => release) });
  await platform.bus.publish(createEvent('areas.changed', { area: 'loyalty' }));
  await platform.bus.publish(createEvent('remotes.changed', { name: 'loyalty', version: '1.0.0' }, { everyone: true }));
}

/** Gives tabs to customers. */
async function give(...tabs: string[]) {
  platform.stubbed.permissions = { ...defaultTabPermissions, user: [...defaultTabPermissions.user, ...tabs] };
  const version = ++platform.stubbed.permissionsVersion;
  await platform.bus.publish(createEvent('permissions.changed', { version, roles: ['user'] }));
}

const as = (role?: 'user' | 'contractor'): Client =>
  client(platform.url, role ? { token: accessTokenFor({ role }) } : {});
const statusOf = async (answer: Promise<Answer<unknown>>) => (await answer).status;

describe('a call below the prefix of an area', () => {
  test("is forwarded unchanged and without cookies for users with one of the area's tabs", async () => {
    const headers = { cookie: 'plaza_session=secret', 'x-forwarded-for': '10.0.0.1' };
    const answer = await as('user').post(call, { points: 5 }, { headers });
    expect(answer).toMatchObject({ status: 200, body: { from: 'loyalty' } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(received).toMatchObject([{ url: call, body: '{"points":5}' }]);
    expect(received[0]?.headers).toMatchObject({
      authorization: expect.stringMatching(/^Bearer /),
      'x-request-id': answer.headers.get('x-request-id'),
    });
    expect(received[0]?.headers.cookie).toBeUndefined();
    expect(received[0]?.headers['x-forwarded-for']).not.toContain('10.0.0.1');
  });

  test.each(['/api/v1/loyalty', '/api/v1/loyalty?a=1', '/api/v1/loyalty/a/b'])(
    '%s belongs to the area',
    async (target) => {
      expect(await statusOf(as('user').get(target))).toBe(200);
      expect(received[0]?.url).toBe(target);
    },
  );

  test.each(['/api/v1/loyaltyx', '/api/v1/loyal', '/api/v1/LOYALTY', '/api/v1//loyalty', '/api/loyalty'])(
    '%s does not belong to the area',
    async (target) => {
      expect(await statusOf(as('user').get(target))).toBe(404);
      expect(received).toEqual([]);
    },
  );

  test("is rejected without a session, with a forged token, and without one of the area's tabs", async () => {
    expect(await as().get(call)).toMatchObject({ status: 401, body: { error: { code: 'not_signed_in' } } });
    const forged = client(platform.url, { token: `${accessTokenFor({ role: 'user' }).slice(0, -6)}AAAAAA` });
    expect(await statusOf(forged.get(call))).toBe(401);
    expect(await as('contractor').get(call)).toMatchObject({
      status: 403,
      body: { error: { code: 'tab_not_permitted' } },
    });
    expect(received).toEqual([]);
  });

  test('is rejected as soon as the tab is removed', async () => {
    expect(await statusOf(as('user').get(call))).toBe(200);
    await give();
    expect(await statusOf(as('user').get(call))).toBe(403);
  });

  test('answers 404 as soon as the area is removed, and is forwarded again after approval with another address, without a restart', async () => {
    await serve([]);
    expect(await as('user').get(call)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    const other = await listen((_req, res) => sendJson(res, { from: 'elsewhere' }));
    await serve([area({ serviceUrl: other.url })]);
    expect((await as('user').get(call)).body).toEqual({ from: 'elsewhere' });
    await other.close();
  });

  test('cannot set headers that apply to the whole platform', async () => {
    Object.assign(answerWith, {
      'Set-Cookie': 'plaza_session=theirs; Path=/',
      'Clear-Site-Data': '"*"',
      'Service-Worker-Allowed': '/',
      'X-Points': '5',
    });
    const { headers } = await as('user').get(call);
    const names = ['set-cookie', 'clear-site-data', 'service-worker-allowed', 'x-points'];
    expect(names.map((name) => headers.get(name))).toEqual([null, null, null, '5']);
  });

  test('is answered with an error if the service does not answer', async () => {
    const gone = await listen(echo);
    await gone.close();
    await serve([area({ serviceUrl: gone.url })]);
    expect(await as('user').get(call)).toMatchObject({
      status: 502,
      body: {
        error: { code: 'upstream_unreachable' },
        message: 'This area does not answer just now. Please try again.',
      },
    });
    expect(await platform.metrics()).toMatch(/gateway_upstream_inflight\{upstream="loyalty"[^}]*\} 0/);
  });

  test('is still forwarded while the registry does not answer', async () => {
    expect(await statusOf(as('user').get(call))).toBe(200);
    platform.stubbed.broken = { registry: true };
    await platform.bus.publish(createEvent('areas.changed', { area: 'loyalty' }));
    expect(await statusOf(as('user').get(call))).toBe(200);
  });

  test('never shadows a path that the platform answers itself', async () => {
    await serve([area({ service: { prefix: 'remotes' } })]);
    expect((await as('user').get<RemoteDescriptor[]>('/api/v1/remotes')).body).toEqual(expect.any(Array));
    await serve([area({ service: { prefix: 'finance' } })]);
    await as('user').get('/api/v1/finance/loans');
    expect(received).toEqual([]);
  });
});

describe('the remote of an area', () => {
  const remotesOf = async (role: 'user' | 'contractor') => as(role).get<RemoteDescriptor[]>('/api/v1/remotes');
  const loyaltyOf = async (role: 'user' | 'contractor') =>
    (await remotesOf(role)).body.find(({ name }) => name === 'loyalty');

  test('is described only to users with one of its tabs', async () => {
    expect(await loyaltyOf('user')).toMatchObject({ tabs: ['loyalty_points'], version: '1.0.0', entry });
    expect(await loyaltyOf('contractor')).toBeUndefined();
  });

  test('serves its files with the cookie that comes with its description, until the area is removed', async () => {
    const cookie = (await remotesOf('user')).headers.get('set-cookie')?.replace(/;.*/, '') ?? '';
    const fileStatus = (headers = {}) => statusOf(as().get(entry, { headers }));
    expect([await fileStatus({ cookie }), await fileStatus()]).toEqual([200, 404]);
    const others = (await remotesOf('contractor')).headers.get('set-cookie')?.replace(/;.*/, '') ?? '';
    expect(await fileStatus({ cookie: others })).toBe(404);
    await serve([]);
    expect(await fileStatus({ cookie })).toBe(404);
    expect(await loyaltyOf('user')).toBeUndefined();
  });
});

test('built-in remotes are listed if the registry does not support areas', async () => {
  await withPlatform({}, async (older) => {
    older.stubbed.areas = undefined;
    older.stubbed.files = stored.files;
    older.stubbed.releases = [stored.add('finance', '1.0.0')];
    const { status, body } = await client(older.url, { token: accessTokenFor({ role: 'user' }) }).get(
      '/api/v1/remotes',
    );
    expect([status, body]).toMatchObject([200, [{ name: 'finance' }]]);
  });
});

test('files of an area are unavailable until the registry has answered once', () =>
  withPlatform({}, async ({ url, stubbed, cookieFor }) => {
    Object.assign(stubbed, { areas: [area()], releases: [release], files: stored.files, broken: { registry: true } });
    const headers = { cookie: cookieFor('loyalty', 'finance') };
    const fetchFile = (file: string) => client(url).get(file, { headers });
    for (const file of [entry, entry.replaceAll('loyalty', 'finance')]) {
      const { status, body, headers: answered } = await fetchFile(file);
      expect([status, body]).toMatchObject([503, { error: { code: 'upstream_unavailable' } }]);
      expect(answered.get('retry-after')).toBe('1');
    }
    expect((await client(url).get(entry)).status).toBe(404); // without a cookie nothing is there
    stubbed.broken = {};
    await until(async () => (await fetchFile(entry)).status === 200);
  }));

test('a recovered service of an area is no longer reported as failing', async () => {
  const first = await listen(echo);
  const { port } = new URL(first.url);
  await serve([area({ serviceUrl: first.url })]);
  expect(await statusOf(as('user').get(call))).toBe(200);
  await first.close();
  for (let n = 0; n < 3; n++) expect(await statusOf(as('user').get(call))).toBe(502);
  const again = createServer(echo);
  await new Promise<void>((resolve) => again.listen(Number(port), '127.0.0.1', resolve));
  expect(await statusOf(as('user').get(call))).toBe(200);
  const operator = client(platform.url, { token: accessTokenFor({ role: 'admin_high' }) });
  const { body } = await operator.get<PlatformStatus>('/api/v1/operations/now');
  const targets = body.gateways.flatMap(({ services }) => services.filter(({ name }) => name === 'loyalty'));
  expect(targets).toMatchObject([{ targets: [{ health: 'unknown', breaker: 'closed' }] }]);
  again.closeAllConnections();
  await new Promise((resolve) => again.close(resolve));
});
