import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { KnownRelease } from '@plaza/contracts/internal/registry';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { createLog, type Log } from '@plaza/service-kit/log';
import { type Client, client } from '@plaza/test-kit/http';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { releaseOnDisk } from '../testing/release-on-disk';
import { type Platform, startPlatform } from '../testing/test-platform';

/** Whoever can write to the folder of releases tries to bring code of their own into browsers. */
const evil = 'tampered = true';
const chunk = 'assets/11.0a1b2c3d.js';
const files = {
  'mf-manifest.json': '{"metaData":{}}',
  'remoteEntry.3fa91c20.js': 'entry',
  [chunk]: 'chunk',
  [`${chunk}.br`]: brotliCompressSync('chunk'),
  [`${chunk}.gz`]: gzipSync('chunk'),
};

let folder: string;
let platform: Platform;
let browser: Client;
let current: KnownRelease;
let logged: jest.SpyInstance;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plaza-tampered-'));
  current = await releaseOnDisk(folder, 'auth', '1.1.0', files);
  const log: Log = createLog('gateway', 'silent');
  logged = jest.spyOn(log, 'error');
  platform = await startPlatform({ env: { REMOTES_DIR: folder }, log });
  platform.stubbed.releases = [{ ...current, previous: await releaseOnDisk(folder, 'auth', '1.0.0', files) }];
  browser = client(platform.url);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await platform.stop();
  await rm(folder, { recursive: true });
});

const change = (file: string, content: string | Buffer) => writeFile(path.join(folder, 'auth/1.1.0', file), content);
const offered = async () => (await browser.get<RemoteDescriptor[]>('/api/v1/remotes')).body;
const statusOf = async (file: string, version = '1.1.0') =>
  (await browser.get(`/remotes/auth/${version}/${file}`)).status;
/** Past the time for which a refusal stands. */
const later = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1001);
const reasons = () => logged.mock.calls.map(([fields]) => fields);

test('a release whose files are what was registered is offered, with the one before', async () => {
  expect(await offered()).toMatchObject([{ version: '1.1.0', previous: { version: '1.0.0' } }]);
  for (const file of Object.keys(current.integrity)) expect(await statusOf(file)).toBe(200);
});

test.each([
  ['a changed chunk', chunk, evil, 'does not match its hash'],
  ['a changed chunk, compressed with brotli', `${chunk}.br`, brotliCompressSync(evil), 'compressed form'],
  ['a changed chunk, compressed with gzip', `${chunk}.gz`, gzipSync(evil), 'compressed form'],
  ['a chunk that grows when it is decompressed', `${chunk}.br`, brotliCompressSync(`chunk;${evil}`), 'compressed form'],
  ['a changed entry', 'remoteEntry.3fa91c20.js', evil, 'does not match its hash'],
  ['a changed manifest', 'mf-manifest.json', '{"metaData":{"evil":true}}', 'does not match its hash'],
  ['a script more', 'assets/evil.js', evil, 'assets/evil.js has no hash'],
  ['a style more', 'assets/evil.css', '*{display:none}', 'assets/evil.css has no hash'],
])('%s: no file of it is served, and the release before takes its place', async (_what, file, content, reason) => {
  await change(file, content);
  expect(await offered()).toMatchObject([{ version: '1.0.0' }]);
  expect((await offered())[0]).not.toHaveProperty('previous');
  for (const one of [...Object.keys(current.integrity), file]) expect(await statusOf(one)).toBe(404);
  expect(await statusOf(chunk, '1.0.0')).toBe(200);
  expect(reasons()).toEqual([{ release: 'auth/1.1.0', reason: expect.stringContaining(reason) }]);
});

test('a chunk that is gone: the release before takes its place', async () => {
  await rm(path.join(folder, 'auth/1.1.0', chunk));
  expect(await offered()).toMatchObject([{ version: '1.0.0' }]);
  expect(reasons()).toEqual([{ release: 'auth/1.1.0', reason: `${chunk} is missing` }]);
});

test.each([
  ['no hashes', {}],
  ['none of the manifest', { 'mf-manifest.json': undefined }],
  ['none of a chunk', { [chunk]: undefined }],
])('a release with %s is not offered, whoever registered it', async (_what, missing) => {
  const hashes = Object.entries(Object.keys(missing).length === 0 ? {} : { ...current.integrity, ...missing });
  const known = hashes.flatMap(([file, hash]) => (hash ? [[file, hash] as const] : []));
  platform.stubbed.releases = [{ ...current, integrity: Object.fromEntries(known) }];
  expect(await offered()).toEqual([]);
  expect(await statusOf('remoteEntry.3fa91c20.js')).toBe(404);
});

test('a folder that nobody registered is not served', async () => {
  await releaseOnDisk(folder, 'auth', '6.6.6', { ...files, 'page.html': '<script>evil()</script>' });
  expect(await statusOf('page.html', '6.6.6')).toBe(404);
  expect(await statusOf('remoteEntry.3fa91c20.js', '6.6.6')).toBe(404);
});

test('a file that the release does not list is not served, and the others are', async () => {
  await change('page.html', '<script>evil()</script>');
  expect(await statusOf('page.html')).toBe(404);
  expect(await statusOf(chunk)).toBe(200);
});

test('a remote whose releases are all tampered with is not offered, and the other remotes are', async () => {
  await change(chunk, evil);
  await writeFile(path.join(folder, 'auth/1.0.0', chunk), evil);
  platform.stubbed.releases = [...platform.stubbed.releases, await releaseOnDisk(folder, 'markets', '1.0.0', files)];
  const headers = { Authorization: `Bearer ${accessTokenFor({ role: 'user' })}` };
  const { body } = await browser.get<RemoteDescriptor[]>('/api/v1/remotes', { headers });
  expect(body.map(({ name }) => name)).toEqual(['markets']);
});

test('once the file is mended the release is offered again', async () => {
  await change(chunk, evil);
  expect(await offered()).toMatchObject([{ version: '1.0.0' }]);
  expect(reasons()).toHaveLength(1);
  later();
  expect(await offered()).toMatchObject([{ version: '1.0.0' }]);
  expect(reasons()).toHaveLength(1); // said once, however often it is asked for
  await change(chunk, 'chunk');
  later();
  expect(await offered()).toMatchObject([{ version: '1.1.0' }]);
  expect(await statusOf(chunk)).toBe(200);
});

test('a file that is changed after it was read stays what it was', async () => {
  expect(await statusOf(chunk)).toBe(200);
  await change(chunk, evil);
  await rm(path.join(folder, 'auth/1.1.0', `${chunk}.br`));
  expect((await browser.get(`/remotes/auth/1.1.0/${chunk}`)).body).toBe('chunk');
});

test('pages that were opened with an older release still get its files', async () => {
  platform.stubbed.olderReleases = [current];
  platform.stubbed.releases = [await releaseOnDisk(folder, 'auth', '2.0.0', files)];
  await platform.bus.publish(createEvent('remotes.changed', { name: 'auth', version: '2.0.0' }));
  expect(await statusOf(chunk)).toBe(200);
});

test('while the registry is away an older release cannot be checked, and is served once it is back', async () => {
  expect(await offered()).toHaveLength(1);
  platform.stubbed.olderReleases = [await releaseOnDisk(folder, 'auth', '0.9.0', files)];
  platform.stubbed.broken.registry = true;
  expect(await statusOf(chunk, '0.9.0')).toBe(404);
  platform.stubbed.broken.registry = false;
  later();
  expect(await statusOf(chunk, '0.9.0')).toBe(200);
});
