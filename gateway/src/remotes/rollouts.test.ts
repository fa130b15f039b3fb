import { randomUUID } from 'node:crypto';
import type { CurrentReleases, CurrentRollout } from '@plaza/contracts/internal/registry';
import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { positionOf } from '@plaza/service-kit/releases/rollout-position';
import { client } from '@plaza/test-kit/http';
import { accessTokenFor, type TestUser } from '@plaza/test-kit/tokens';
import { rolloutFixture } from '../testing/rollout-fixture';
import { StoredReleases } from '../testing/stored-releases';
import { type Platform, startPlatform } from '../testing/test-platform';

let platform: Platform;
const stored = new StoredReleases();
const release = (name: RemoteName, version: string) => stored.add(name, version);

const rollout = (name: RemoteName, changes?: Partial<CurrentRollout>) =>
  rolloutFixture(release(name, '2.0.0'), changes);
const auth = release('auth', '1.0.0');
const finance = { ...release('finance', '1.0.0'), previous: release('finance', '0.9.0') };

beforeEach(async () => {
  platform = await startPlatform();
  platform.stubbed.files = stored.files;
});
afterEach(() => platform.stop());

/** Has the registry say this from now on. */
async function say(...releases: CurrentReleases) {
  platform.stubbed.releases = releases;
  await platform.bus.publish(createEvent('remotes.changed', { name: 'finance', version: '1.0.0' }));
}
const as = (user: TestUser = {}) => client(platform.url, { token: accessTokenFor(user) });
async function given(user: TestUser = {}, name: RemoteName = 'finance') {
  const { body } = await as(user).get<RemoteDescriptor[]>('/api/v1/remotes');
  return body.find((one) => one.name === name);
}

test('a visitor in a rollout gets its release, with stable as fallback; others get stable; both are watched', async () => {
  await say(auth, { ...finance, rollout: rollout('finance', { roles: ['contractor'] }) });
  expect(await given({ role: 'contractor' })).toMatchObject({
    version: '2.0.0',
    entry: '/remotes/finance/2.0.0/remoteEntry.3fa91c20.js',
    watched: true,
    previous: { version: '1.0.0' },
  });
  expect(await given()).toMatchObject({ version: '1.0.0', watched: true, previous: { version: '0.9.0' } });
});

test('a release that is watched after a rollout is marked as such, and no other one', async () => {
  await say(auth, { ...finance, isWatched: true });
  expect(await given()).toMatchObject({ version: '1.0.0', watched: true });
  expect(await given({}, 'auth')).not.toHaveProperty('watched');
});

test('visitors get stable if the files of a rollout’s release fail verification', async () => {
  const broken = rollout('finance', {
    release: {
      ...release('finance', '2.0.0'),
      version: '2.0.1',
      integrity: { 'mf-manifest.json': `sha384-${'A'.repeat(64)}` },
    },
  });
  await say(auth, { ...finance, rollout: broken });
  expect(await given()).toMatchObject({ version: '1.0.0', previous: { version: '0.9.0' } });
});

test('a switched-off remote shows its reason, and its files cannot be loaded', async () => {
  const switchedOff = 'Finance is being mended.';
  await say(auth, { ...finance, switchedOff });
  const descriptor = await given();
  expect(descriptor).toMatchObject({
    name: 'finance',
    tabs: ['overview', 'finance_manager'],
    integrity: {},
    switchedOff,
  });
  expect(descriptor).not.toHaveProperty('previous');
  await say(auth, { ...finance, switchedOff, rollout: rollout('finance') });
  const newer = await given();
  expect(newer).toMatchObject({ version: '2.0.0' });
  expect(newer).not.toHaveProperty('switchedOff');
  expect(newer).not.toHaveProperty('previous');
  await say(auth, finance);
  expect(await given()).toMatchObject({ version: '1.0.0', previous: { version: '0.9.0' } });
});

test('a pin applies only to its user, and is marked as a pin', async () => {
  const id = randomUUID();
  await say(auth, { ...finance, pins: [{ person: id, release: release('finance', '3.0.0') }] });
  expect(await given({ id })).toMatchObject({ version: '3.0.0', pinned: true, previous: { version: '1.0.0' } });
  const other = await given();
  expect(other).toMatchObject({ version: '1.0.0' });
  expect(other).not.toHaveProperty('pinned');
});

describe('before a release is known to be good', () => {
  const early = (changes: Partial<CurrentRollout> = {}) => rollout('finance', { isOpen: false, room: 2, ...changes });
  const versionFor = async (id: string) => (await given({ id }))?.version;

  test('as many visitors get it as the registry admits, and they keep it', async () => {
    await say(auth, { ...finance, rollout: early() });
    platform.stubbed.room = 2;
    const people = Array.from({ length: 5 }, () => randomUUID());
    const first = await Promise.all(people.map(versionFor));
    expect(first.filter((version) => version === '2.0.0')).toHaveLength(2);
    expect(await Promise.all(people.map(versionFor))).toEqual(first);
  });

  test('no admission is requested if no more visitors fit', async () => {
    platform.stubbed.room = 2;
    await say(auth, { ...finance, rollout: early({ room: 0 }) });
    expect(await versionFor(randomUUID())).toBe('1.0.0');
    expect(platform.stubbed.admitted).toEqual([]);
  });

  test('while the registry is down, admitted visitors keep the release, and no new ones get it', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const { key } = positionOf({ visitorId: one, remote: 'finance', version: '2.0.0' });
    platform.stubbed.room = 1;
    await say(auth, { ...finance, rollout: early({ admitted: [key] }) });
    expect([await versionFor(one), await versionFor(other)]).toEqual(['2.0.0', '2.0.0']);
    await platform.servers.registry.close();
    await platform.bus.publish(createEvent('remotes.changed', { name: 'finance', version: '1.0.0' }));
    const all = [await versionFor(one), await versionFor(other), await versionFor(randomUUID())];
    expect(all).toEqual(['2.0.0', '2.0.0', '1.0.0']);
  });
});

/** The cookie that gives a browser its id, beside the one that opens files. */
const browserIdIn = (headers: Headers) =>
  headers.getSetCookie().find((cookie) => cookie.includes('plaza_browser')) ?? null;

describe('before signing in', () => {
  const browse = (cookie?: string) =>
    client(platform.url, { headers: cookie ? { cookie } : {} }).get<RemoteDescriptor[]>('/api/v1/remotes');

  test('a browser has an id while it is in a rollout, which decides its place on every request', async () => {
    await say({ ...auth, rollout: rollout('auth', { weight: 50 }) });
    const { headers, body } = await browse();
    const set = browserIdIn(headers) ?? '';
    expect(set).toMatch(
      /^plaza_browser=[0-9a-f-]{36}; Path=\/api\/v1\/remotes; Max-Age=2592000; HttpOnly; SameSite=Strict$/,
    );
    const [cookie = ''] = set.split(';');
    const again = await browse(cookie);
    expect(browserIdIn(again.headers)).toBeNull();
    expect(again.body).toEqual(body);
    const seen = await Promise.all(Array.from({ length: 40 }, async () => (await browse()).body[0]?.version));
    expect(new Set(seen)).toEqual(new Set(['1.0.0', '2.0.0']));
  });

  test('the cookie has a host-only name over HTTPS', async () => {
    const secure = await startPlatform({ env: { PUBLIC_URL: 'https://plaza.example' } });
    Object.assign(secure.stubbed, { files: stored.files, releases: [{ ...auth, rollout: rollout('auth') }] });
    const { headers } = await client(secure.url).get('/api/v1/remotes');
    expect(browserIdIn(headers)).toMatch(/^__Secure-plaza_browser=.*; SameSite=Strict; Secure$/);
    await secure.stop();
  });

  test.each([
    ['there is no rollout', undefined],
    ['it is not found good yet', { isOpen: false, room: 9 }],
  ])('it has none where %s', async (_when, changes) => {
    await say({ ...auth, ...(changes ? { rollout: rollout('auth', changes) } : {}) });
    const { headers, body } = await browse();
    expect([browserIdIn(headers), body[0]?.version]).toEqual([null, '1.0.0']);
  });

  test('a cookie with an invalid id is ignored', async () => {
    await say({ ...auth, rollout: rollout('auth') });
    expect(browserIdIn((await browse('plaza_browser=everybody')).headers)).toMatch(/^plaza_browser=/);
  });
});

describe('a candidate release', () => {
  const path = '/api/v1/remotes/finance/3.0.0';
  beforeEach(() => {
    platform.stubbed.olderReleases = [release('finance', '3.0.0')];
    return say(auth, finance);
  });

  test('is described to high-level administrators, with all its tabs and the cookie for its files', async () => {
    const { status, body, headers } = await as({ role: 'admin_high' }).get<RemoteDescriptor>(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'finance', version: '3.0.0', tabs: release('finance', '3.0.0').tabs });
    expect(body).not.toHaveProperty('previous');
    const [cookie = ''] = headers.getSetCookie();
    const file = await client(platform.url, { headers: { cookie: cookie.replace(/;.*/, '') } }).get(body.entry);
    expect(file.status).toBe(200);
  });

  test('is not described to other users', async () => {
    expect((await as({ role: 'admin_low' }).get(path)).status).toBe(403);
    expect((await as().get(path)).status).toBe(403);
    expect((await client(platform.url).get(path)).status).toBe(401);
  });

  test('answers 404 if it was never released, and is rejected if its files fail verification', async () => {
    expect((await as({ role: 'admin_high' }).get('/api/v1/remotes/finance/4.0.0')).status).toBe(404);
    const damaged = { ...release('finance', '3.0.0'), integrity: { 'mf-manifest.json': `sha384-${'A'.repeat(64)}` } };
    platform.stubbed.olderReleases = [{ ...damaged, version: '3.0.1' }];
    const { status, body } = await as({ role: 'admin_high' }).get('/api/v1/remotes/finance/3.0.1');
    expect([status, body]).toMatchObject([409, { error: { code: 'release_damaged' } }]);
  });

  test('is unavailable while the registry, from which its files would have to come, does not answer', async () => {
    const admin = as({ role: 'admin_high' });
    await say(auth, { ...finance, rollout: rollout('finance') });
    expect((await admin.get('/api/v1/remotes/finance/4.0.0')).status).toBe(404); // the current releases are known now
    platform.stubbed.broken.registry = true;
    const { status, body, headers } = await admin.get('/api/v1/remotes/finance/2.0.0');
    expect([status, body]).toMatchObject([503, { error: { code: 'upstream_unavailable' } }]);
    expect(headers.get('retry-after')).toBe('1');
  });
});

describe('an outcome', () => {
  const path = '/api/v1/remotes/outcomes';
  const outcome = { remote: 'finance', version: '2.0.0', outcome: 'crashed', trace: 'trace-7', loadMs: 300 };
  const report = (changes: object = {}, user: TestUser = {}) => as(user).post(path, { ...outcome, ...changes });
  beforeEach(() => say({ ...auth, rollout: rollout('auth') }, { ...finance, rollout: rollout('finance') }));

  test("of a visitor's release is forwarded to the registry with the visitor's id", async () => {
    const id = randomUUID();
    expect((await report({}, { id })).status).toBe(204);
    expect(platform.stubbed.outcomes).toEqual([{ ...outcome, person: id, isSignedIn: true }]);
  });

  test('that is an error without an id gets the id of the reporting request; others need none', async () => {
    const { headers } = await report({ trace: undefined });
    await report({ trace: undefined, outcome: 'ok' });
    await report({ trace: undefined, outcome: 'begun' });
    expect(platform.stubbed.outcomes).toEqual([
      expect.objectContaining({ outcome: 'crashed', trace: headers.get('x-request-id') }),
      expect.not.objectContaining({ trace: expect.anything() }),
      expect.objectContaining({ outcome: 'begun' }),
    ]);
  });

  test.each([
    ['of another release', { version: '1.0.0' }, {}],
    ['of a remote that they have no tab of', { remote: 'admin' }, {}],
    ['of a remote that nobody has', { remote: 'markets' }, {}],
    ['by an administrator who acts as them', {}, { impersonatorId: randomUUID() }],
  ])('%s is accepted and ignored', async (_what, changes, user) => {
    expect((await report(changes, user)).status).toBe(204);
    expect(platform.stubbed.outcomes).toEqual([]);
  });

  test('of a pin is ignored too', async () => {
    const id = randomUUID();
    await say(auth, { ...finance, pins: [{ person: id, release: release('finance', '2.0.0') }] });
    await report({}, { id });
    await report({ version: '1.0.0' }, { id });
    expect(platform.stubbed.outcomes).toEqual([]);
  });

  test('before signing in belongs to the browser, and without its id to nobody', async () => {
    const ofAuth = { ...outcome, remote: 'auth' };
    const browser = randomUUID();
    expect((await client(platform.url).post(path, ofAuth)).status).toBe(204);
    await client(platform.url, { headers: { cookie: `plaza_browser=${browser}` } }).post(path, ofAuth);
    expect(platform.stubbed.outcomes).toEqual([{ ...ofAuth, person: browser, isSignedIn: false }]);
  });

  test.each([
    ['an unknown outcome', { outcome: 'splendid' }],
    ['a field too many', { person: randomUUID() }],
    ['a version that leads elsewhere', { version: '../../current' }],
    ['an endless time', { loadMs: 600_001 }],
    ['a long trace', { trace: 'x'.repeat(65) }],
    ['a body that is too large', { trace: 'x'.repeat(4000) }],
  ])('with %s is rejected', async (_what, changes) => {
    expect([400, 413]).toContain((await report(changes)).status);
    expect(platform.stubbed.outcomes).toEqual([]);
  });

  test('is limited to 60 a minute per user, 20 per address before signing in', async () => {
    const user = { id: randomUUID() };
    for (let count = 0; count < 60; count++) await report({ outcome: 'ok' }, user);
    expect((await report({}, user)).status).toBe(429);
    expect((await report()).status).toBe(204);
    const visitor = client(platform.url);
    for (let count = 0; count < 20; count++) await visitor.post(path, outcome);
    expect((await visitor.post(path, outcome)).status).toBe(429);
  });

  test('is answered with an error while the registry is down', async () => {
    platform.stubbed.broken.registry = true;
    expect((await report()).status).toBe(503);
  });
});
