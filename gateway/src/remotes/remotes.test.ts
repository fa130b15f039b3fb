import type { CurrentReleases } from '@plaza/contracts/internal/registry';
import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import type { Role } from '@plaza/contracts/roles';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { until } from '@plaza/service-kit/testing/until';
import { type Client, client } from '@plaza/test-kit/http';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { manifestOf } from '../testing/manifest';
import { minimalFiles, StoredReleases } from '../testing/stored-releases';
import { type Platform, startPlatform } from '../testing/test-platform';

let platform: Platform;
let browser: Client;

const stored = new StoredReleases();
const release = (name: RemoteName, version: string) => stored.add(name, version);
const releases: CurrentReleases = [
  release('auth', '1.0.0'),
  release('admin', '1.0.0'),
  { ...release('finance', '1.1.0'), previous: release('finance', '1.0.0') },
  release('markets', '1.0.0'),
];
const integrity = { 'remoteEntry.3fa91c20.js': expect.stringMatching(/^sha384-/) };
const entryOf = (name: RemoteName, version: string) => `/remotes/${name}/${version}/remoteEntry.3fa91c20.js`;

beforeEach(async () => {
  platform = await startPlatform();
  platform.stubbed.releases = releases;
  platform.stubbed.files = stored.files;
  browser = client(platform.url);
});
afterEach(() => platform.stop());

const remotesOf = async (role?: Role) => {
  const headers: Record<string, string> = role ? { Authorization: `Bearer ${accessTokenFor({ role })}` } : {};
  return (await browser.get<RemoteDescriptor[]>('/api/v1/remotes', { headers })).body;
};
const names = (remotes: RemoteDescriptor[]) => remotes.map(({ name }) => name);

test('lists only auth without a session, with no tabs', async () => {
  expect(await remotesOf()).toEqual([
    { name: 'auth', tabs: [], version: '1.0.0', entry: entryOf('auth', '1.0.0'), first: [], integrity, contract: 1 },
  ]);
});

test('lists for each role the released remotes of its tabs', async () => {
  expect(names(await remotesOf('user'))).toEqual(['auth', 'finance', 'markets']);
  expect(names(await remotesOf('admin_high'))).toEqual(['auth', 'admin', 'finance', 'markets']);
});

test('lists the panel for users with the admin flag, whatever their role', async () => {
  const headers = { Authorization: `Bearer ${accessTokenFor({ role: 'user', isAdmin: true })}` };
  const { body } = await browser.get<RemoteDescriptor[]>('/api/v1/remotes', { headers });
  expect(body.find(({ name }) => name === 'admin')).toMatchObject({ tabs: ['admin'] });
});

test('lists the panel also for administrators without a second factor, although its calls are rejected', async () => {
  const token = accessTokenFor({ role: 'admin_low', secondFactorMissing: true });
  const { body } = await browser.get<RemoteDescriptor[]>('/api/v1/remotes', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(names(body)).toContain('admin');
});

test("describes a remote with its first script, the caller's tabs, and the previous version", async () => {
  platform.stubbed.permissions.user = ['overview'];
  const finance = (await remotesOf('user')).find(({ name }) => name === 'finance');
  expect(finance).toEqual({
    name: 'finance',
    tabs: ['overview'],
    version: '1.1.0',
    integrity,
    contract: 1,
    entry: entryOf('finance', '1.1.0'),
    first: [],
    previous: { version: '1.0.0', entry: entryOf('finance', '1.0.0'), integrity },
  });
});

test("lists the files to load first, only for the caller's tabs, with their hashes", async () => {
  const first = ['assets/11.js', 'assets/expose.js'];
  const tabs = { overview: ['assets/tab-overview.js', 'assets/12.css'], finance_manager: ['assets/tab-hub.js'] };
  const calls = { overview: ['/api/v1/finance/metrics'], finance_manager: ['/api/v1/finance/accounts'] };
  const files = ['assets/11.js', 'assets/expose.js', 'assets/12.css', 'assets/tab-overview.js', 'assets/tab-hub.js'];
  const entry = { 'remoteEntry.3fa91c20.js': 'entry' };
  const contents = Object.fromEntries([...files, 'assets/lazy.js'].map((file) => [file, file]));
  const manifest = { 'mf-manifest.json': manifestOf({ first, tabs, calls }) };
  const made = stored.add('finance', '2.0.0', { ...manifest, ...entry, ...contents });
  platform.stubbed.releases = [{ ...made, previous: made }];
  platform.stubbed.permissions.user = ['overview'];
  const remote = (await remotesOf('user')).find(({ name }) => name === 'finance');
  expect(remote).toMatchObject({ first, tabFiles: { overview: tabs.overview } });
  expect(remote?.tabCalls).toEqual({ overview: calls.overview });
  expect(Object.keys(remote?.integrity ?? {}).sort()).toEqual([
    'assets/11.js',
    'assets/12.css',
    'assets/expose.js',
    'assets/tab-overview.js',
    'remoteEntry.3fa91c20.js',
  ]);
  expect(Object.keys(remote?.previous?.integrity ?? {})).toEqual(['remoteEntry.3fa91c20.js']);
});

test('does not list a release with an invalid manifest', async () => {
  platform.stubbed.releases = [stored.add('auth', '2.0.0', { ...minimalFiles, 'mf-manifest.json': '{}' })];
  expect(await remotesOf()).toEqual([]);
});

test('removes a remote from the list as soon as the event of a removed tab arrives', async () => {
  expect(names(await remotesOf('user'))).toContain('markets');
  platform.stubbed.permissions = { ...platform.stubbed.permissions, user: ['overview', 'profile'] };
  platform.stubbed.permissionsVersion = 2;
  await platform.bus.publish(createEvent('permissions.changed', { version: 2, roles: ['user'] }));
  expect(names(await remotesOf('user'))).toEqual(['auth', 'finance']);
});

test('rejects an invalid token', async () => {
  const { status } = await browser.get('/api/v1/remotes', { headers: { Authorization: 'Bearer dead' } });
  expect(status).toBe(401);
});

test('fetches from the registry once for many requests, and again after a change of a remote', async () => {
  await Promise.all(Array.from({ length: 10 }, () => remotesOf()));
  expect(platform.stubbed.releaseRequests).toBe(1);
  platform.stubbed.releases = [release('auth', '2.0.0')];
  expect((await remotesOf())[0]?.version).toBe('1.0.0');
  await platform.bus.publish(createEvent('remotes.changed', { name: 'auth', version: '2.0.0' }));
  expect((await remotesOf())[0]?.version).toBe('2.0.0');
});

test('detects a change without an event within about a second', async () => {
  await remotesOf();
  platform.stubbed.releases = [release('auth', '3.0.0')];
  await until(async () => (await remotesOf())[0]?.version === '3.0.0');
});

test('uses the last answer of the registry while it is down', async () => {
  await remotesOf();
  await platform.servers.registry.close();
  await platform.bus.publish(createEvent('remotes.changed', { name: 'auth', version: '9.0.0' }));
  expect((await remotesOf())[0]?.version).toBe('1.0.0');
});

test('answers 503 if the registry has never answered', async () => {
  platform.stubbed.broken.registry = true;
  const { status, body } = await browser.get('/api/v1/remotes');
  expect([status, body]).toMatchObject([503, { error: { code: 'upstream_unavailable' } }]);
});
