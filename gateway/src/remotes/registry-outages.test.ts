import { randomUUID } from 'node:crypto';
import type { KnownRelease } from '@plaza/contracts/internal/registry';
import type { RemoteName } from '@plaza/contracts/permission-graph';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { createLog, type Log } from '@plaza/service-kit/logging/log';
import { type Client, client } from '@plaza/test-kit/http';
import { manifestOf } from '../testing/manifest';
import { StoredReleases, type TestFiles } from '../testing/stored-releases';
import { type Platform, startPlatform } from '../testing/test-platform';

const entry = 'remoteEntry.3fa91c20.js';
const chunk = 'assets/11.0a1b2c3d.js';
const filesOf = (content: string): TestFiles => ({
  'mf-manifest.json': manifestOf({ first: [chunk], tabs: {} }),
  [entry]: `entry ${content}`,
  [chunk]: content,
});

let stored: StoredReleases;
let platform: Platform;
let browser: Client;
let current: KnownRelease;
let previous: KnownRelease;
let log: Log;

beforeEach(async () => {
  stored = new StoredReleases();
  current = stored.add('auth', '1.1.0', filesOf('chunk'));
  previous = stored.add('auth', '1.0.0', filesOf('before'));
  log = createLog('gateway', 'silent');
  platform = await startPlatform({ log });
  platform.stubbed.releases = [{ ...current, previous, isWatched: true }];
  platform.stubbed.files = stored.files;
  browser = client(platform.url);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await platform.stop();
});

const offered = async () => (await browser.get<RemoteDescriptor[]>('/api/v1/remotes')).body;
const statusOf = async (file: string, version = '1.1.0') =>
  (await browser.get(`/remotes/auth/${version}/${file}`)).status;
const actualNow = performance.now.bind(performance);
let ahead = 0;
/** Past the time for which a failure stands, by the monotonic clock. */
function later(): void {
  ahead += 1001;
  jest.spyOn(performance, 'now').mockImplementation(() => actualNow() + ahead);
}

test('while the registry is down, an older release cannot be verified; it is served once the registry is back', async () => {
  expect(await offered()).toHaveLength(1);
  platform.stubbed.olderReleases = [stored.add('auth', '0.9.0', filesOf('older'))];
  platform.stubbed.broken.registry = true;
  expect(await statusOf(chunk, '0.9.0')).toBe(503);
  platform.stubbed.broken.registry = false;
  later();
  expect(await statusOf(chunk, '0.9.0')).toBe(200);
});

test('while the registry is down, a missing file of the current release is unavailable, and served later', async () => {
  expect(await statusOf(chunk, '6.6.6')).toBe(404); // the current releases are known from now on, and none of their files
  platform.stubbed.broken.registry = true;
  for (let n = 0; n < 2; n++) {
    const { status, body, headers } = await browser.get(`/remotes/auth/1.1.0/${chunk}`);
    expect([status, body]).toMatchObject([503, { error: { code: 'upstream_unavailable' } }]);
    expect(headers.get('retry-after')).toBe('1');
  }
  platform.stubbed.broken.registry = false;
  later();
  expect(await statusOf(chunk)).toBe(200);
});

test('a release whose files are not here is listed with its entry alone, and the one whose files are here as its previous one', async () => {
  expect(await statusOf(chunk, '1.0.0')).toBe(200);
  platform.stubbed.broken.registry = true;
  const [remote] = await offered();
  expect(remote).toMatchObject({
    version: '1.1.0',
    entry: `/remotes/auth/1.1.0/${entry}`,
    first: [],
    integrity: { [entry]: current.integrity[entry] },
    watched: true,
    previous: { version: '1.0.0', integrity: { [entry]: previous.integrity[entry] } },
  });
  expect(Object.keys(remote?.integrity ?? {})).toEqual([entry]);
  platform.stubbed.broken.registry = false;
  later();
  expect(await offered()).toMatchObject([{ version: '1.1.0', first: [chunk], watched: true }]);
});

test.each([
  ['the store of the registry does not answer', { status: 500, code: 'files_unavailable' }],
  ['something in front of the registry does not find it', { status: 404, code: 'not_found' }],
])('a file is unavailable, and not missing, if %s', async (_what, error) => {
  platform.stubbed.files = new Map();
  platform.stubbed.missing.file = error;
  expect(await statusOf(chunk)).toBe(503);
  expect(await offered()).toMatchObject([{ version: '1.1.0' }]);
});

test('a release is missing only if the registry itself says so', async () => {
  expect(await statusOf(chunk, '6.6.6')).toBe(404);
  platform.stubbed.missing.release = { status: 404, code: 'not_found' };
  later();
  expect(await statusOf(chunk, '6.6.6')).toBe(503);
});

test('outcomes of loading a release do not count while its files are unavailable, those of running it do', async () => {
  const headers = { cookie: `plaza_browser=${randomUUID()}` };
  const report = async (outcome: string) => {
    const said = { remote: 'auth', version: '1.1.0', outcome };
    expect((await browser.post('/api/v1/remotes/outcomes', said, { headers })).status).toBe(204);
  };
  const counted = () => platform.stubbed.outcomes.map(({ outcome }) => outcome);
  platform.stubbed.files = new Map();
  platform.stubbed.missing.file = { status: 500, code: 'files_unavailable' };
  for (const outcome of ['begun', 'load_failed', 'fell_back', 'crashed', 'ok']) await report(outcome);
  expect(counted()).toEqual(['crashed', 'ok']);
  platform.stubbed.files = stored.files;
  later();
  for (const outcome of ['begun', 'load_failed', 'fell_back']) await report(outcome);
  expect(counted().slice(2)).toEqual(['begun', 'load_failed', 'fell_back']);
});

describe('one warning is logged', () => {
  const warnings = () => (log.warn as unknown as jest.SpyInstance).mock.calls;
  beforeEach(() => jest.spyOn(log, 'warn'));

  test('for each outage and release, however many of its files are requested', async () => {
    const requestMany = async () => {
      platform.stubbed.files = new Map();
      for (let n = 0; n < 3; n++) {
        expect(await Promise.all([statusOf(chunk), statusOf(entry)])).toEqual([503, 503]);
        later();
      }
    };
    platform.stubbed.missing.file = { status: 500, code: 'files_unavailable' };
    platform.stubbed.releases = [current];
    await requestMany();
    const warning = [expect.objectContaining({ release: 'auth/1.1.0' }), expect.stringContaining('cannot be loaded')];
    expect(warnings()).toEqual([warning]);
  });

  test('if it is not known whether an area is served', async () => {
    platform.stubbed.broken.registry = true;
    const headers = { Cookie: platform.cookieFor('loyalty' as RemoteName) };
    for (let n = 0; n < 3; n++) {
      expect((await browser.get(`/remotes/loyalty/1.0.0/${entry}`, { headers })).status).toBe(503);
    }
    const said = warnings().filter(([fields]) => fields.remote === 'loyalty');
    expect(said).toEqual([[expect.anything(), 'it is not known whether a remote is served']]);
  });
});
