import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { KnownRelease } from '@plaza/contracts/internal/registry';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import { createEvent } from '@plaza/service-kit/bus/bus';
import { createLog, type Log } from '@plaza/service-kit/logging/log';
import { type FileEncodings, nameOfHash, packEncodings } from '@plaza/service-kit/releases/file-encodings';
import { type Client, client } from '@plaza/test-kit/http';
import { accessTokenFor } from '@plaza/test-kit/tokens';
import { manifestOf } from '../testing/manifest';
import { StoredReleases, type TestFiles } from '../testing/stored-releases';
import { type Platform, startPlatform, withPlatform } from '../testing/test-platform';

/** Whoever can write to the store of released files, or to a gateway's disk, tries to bring code into browsers. */
const evil = Buffer.from('tampered = true');
const chunk = 'assets/11.0a1b2c3d.js';
const filesOf = (content: string): TestFiles => ({
  'mf-manifest.json': manifestOf({ first: [chunk], tabs: { [content]: [] } }),
  'remoteEntry.3fa91c20.js': `entry ${content}`,
  [chunk]: content,
  [`${chunk}.br`]: brotliCompressSync(content),
  [`${chunk}.gz`]: gzipSync(content),
});

let stored: StoredReleases;
let platform: Platform;
let browser: Client;
let current: KnownRelease;
let previous: KnownRelease;
let logged: jest.SpyInstance;
let log: Log;

beforeEach(async () => {
  stored = new StoredReleases();
  current = stored.add('auth', '1.1.0', filesOf('chunk'));
  previous = stored.add('auth', '1.0.0', filesOf('before'));
  log = createLog('gateway', 'silent');
  logged = jest.spyOn(log, 'error');
  platform = await startPlatform({ log });
  platform.stubbed.releases = [{ ...current, previous }];
  platform.stubbed.files = stored.files;
  browser = client(platform.url);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await platform.stop();
});

const hashOf = (file: string, release = current) => release.integrity[file] ?? '';
const change = (file: string, forms: Partial<FileEncodings>, release = current) => {
  const whole = stored.files.get(hashOf(file, release)) ?? { identity: evil };
  stored.files.set(hashOf(file, release), { ...whole, ...forms });
};
const offered = async () => (await browser.get<RemoteDescriptor[]>('/api/v1/remotes')).body;
const statusOf = async (file: string, version = '1.1.0') =>
  (await browser.get(`/remotes/auth/${version}/${file}`)).status;
const actualNow = performance.now.bind(performance);
let ahead = 0;
/** Past the time for which a refusal stands, by the monotonic clock. */
function later(): void {
  ahead += 1001;
  jest.spyOn(performance, 'now').mockImplementation(() => actualNow() + ahead);
}
const reasons = () => logged.mock.calls.map(([fields]) => fields);

test('a release whose files match the registered hashes is offered, with the previous one', async () => {
  expect(await offered()).toMatchObject([{ version: '1.1.0', previous: { version: '1.0.0' } }]);
  for (const file of Object.keys(current.integrity)) expect(await statusOf(file)).toBe(200);
});

test.each<[string, string, Partial<FileEncodings>, string]>([
  ['a changed chunk', chunk, { identity: evil }, 'does not match its hash'],
  ['a changed chunk, compressed with brotli', chunk, { br: brotliCompressSync(evil) }, 'compressed form'],
  ['a changed chunk, compressed with gzip', chunk, { gzip: gzipSync(evil) }, 'compressed form'],
  ['a chunk that grows when it is decompressed', chunk, { br: brotliCompressSync('chunk;evil') }, 'compressed form'],
  ['a changed entry', 'remoteEntry.3fa91c20.js', { identity: evil }, 'does not match its hash'],
  ['a changed manifest', 'mf-manifest.json', { identity: evil }, 'does not match its hash'],
])(
  '%s in the store: none of its files is served, and the previous release takes its place',
  async (_what, file, forms, reason) => {
    change(file, forms);
    expect(await offered()).toMatchObject([{ version: '1.0.0' }]);
    expect((await offered())[0]).not.toHaveProperty('previous');
    for (const one of Object.keys(current.integrity)) expect(await statusOf(one)).toBe(404);
    expect(await statusOf(chunk, '1.0.0')).toBe(200);
    expect(reasons()).toEqual([{ release: 'auth/1.1.0', reason: expect.stringContaining(reason) }]);
  },
);

test('a missing chunk: the previous release takes its place', async () => {
  stored.files.delete(hashOf(chunk));
  expect(await offered()).toMatchObject([{ version: '1.0.0' }]);
  expect(reasons()).toEqual([{ release: 'auth/1.1.0', reason: expect.stringContaining(`${chunk} cannot be had`) }]);
});

test('a chunk that is corrupt in the store of the registry: the previous release takes its place', async () => {
  stored.files.delete(hashOf(chunk));
  platform.stubbed.missing.file = { status: 500, code: 'file_corrupt' };
  expect(await offered()).toMatchObject([{ version: '1.0.0' }]);
  expect(await statusOf(chunk)).toBe(404);
  expect(reasons()).toEqual([{ release: 'auth/1.1.0', reason: expect.stringContaining('corrupt copy') }]);
});

test.each([
  ['no hashes', () => false],
  ['none of the manifest', (file: string) => file !== 'mf-manifest.json'],
  ['none of the entry', (file: string) => !file.startsWith('remoteEntry')],
])('a release with %s is not offered, whoever registered it', async (_what, isKnown) => {
  const known = Object.entries(current.integrity).filter(([file]) => isKnown(file));
  platform.stubbed.releases = [{ ...current, integrity: Object.fromEntries(known) }];
  expect(await offered()).toEqual([]);
  expect(await statusOf(chunk)).toBe(404);
});

test('neither an unregistered release nor a file that its release does not list is served', async () => {
  stored.add('auth', '6.6.6', { ...filesOf('evil'), 'page.html': '<script>evil()</script>' });
  expect(await statusOf('page.html', '6.6.6')).toBe(404);
  expect(await statusOf('page.html')).toBe(404);
  expect(await statusOf(chunk)).toBe(200);
});

test('a remote whose releases are all tampered with is not offered, and other remotes are', async () => {
  change(chunk, { identity: evil });
  change(chunk, { identity: evil }, previous);
  platform.stubbed.releases = [...platform.stubbed.releases, stored.add('markets', '1.0.0', filesOf('markets'))];
  const headers = { Authorization: `Bearer ${accessTokenFor({ role: 'user' })}` };
  const { body } = await browser.get<RemoteDescriptor[]>('/api/v1/remotes', { headers });
  expect(body.map(({ name }) => name)).toEqual(['markets']);
});

test('an open page keeps its access to the files of a remote that is not listed just now', async () => {
  const finance = stored.add('finance', '1.0.0', filesOf('finance'));
  change(chunk, { identity: evil }, finance);
  platform.stubbed.releases = [current, finance];
  const headers = { Authorization: `Bearer ${accessTokenFor({ role: 'user' })}` };
  const answer = await browser.get<RemoteDescriptor[]>('/api/v1/remotes', { headers });
  expect(answer.body.map(({ name }) => name)).toEqual(['auth']);
  expect(answer.headers.get('set-cookie')).toMatch(/^plaza_remotes=[^~]*\bfinance\b/);
});

test('the release is offered again once the file is repaired', async () => {
  change(chunk, { identity: evil });
  expect(await offered()).toMatchObject([{ version: '1.0.0' }]);
  expect(reasons()).toHaveLength(1);
  later();
  expect(await offered()).toMatchObject([{ version: '1.0.0' }]);
  expect(reasons()).toHaveLength(1); // said once, however often it is asked for
  change(chunk, { identity: Buffer.from('chunk') });
  later();
  expect(await offered()).toMatchObject([{ version: '1.1.0' }]);
  expect(await statusOf(chunk)).toBe(200);
});

test('a file that is changed after it was fetched is served unchanged', async () => {
  expect(await statusOf(chunk)).toBe(200);
  change(chunk, { identity: evil });
  await writeFile(path.join(platform.cacheDir, nameOfHash(hashOf(chunk))), packEncodings({ identity: evil }));
  expect((await browser.get(`/remotes/auth/1.1.0/${chunk}`)).body).toBe('chunk');
});

test('pages opened with an older release still get its files', async () => {
  platform.stubbed.olderReleases = [current];
  platform.stubbed.releases = [stored.add('auth', '2.0.0', filesOf('two'))];
  await platform.bus.publish(createEvent('remotes.changed', { name: 'auth', version: '2.0.0' }));
  expect(await statusOf(chunk)).toBe(200);
});

describe('on its own disk', () => {
  const kept = () => path.join(platform.cacheDir, nameOfHash(hashOf(chunk)));
  /** One more gateway, that begins with what this one has on its disk. */
  const restarted = (work: (again: Platform) => Promise<void>) =>
    withPlatform({ log, env: { REMOTES_CACHE_DIR: platform.cacheDir } }, async (again) => {
      again.stubbed.releases = platform.stubbed.releases;
      again.stubbed.files = stored.files;
      await work(again);
    });
  const chunkOf = async ({ url }: Platform) => (await client(url).get(`/remotes/auth/1.1.0/${chunk}`)).body;

  test('a gateway stores fetched files, and fetches none of them again after a restart', async () => {
    expect(await statusOf(chunk)).toBe(200);
    expect(platform.stubbed.fileRequests).toBe(3);
    await restarted(async (again) => {
      expect(await chunkOf(again)).toBe('chunk');
      expect(again.stubbed.fileRequests).toBe(0);
    });
  });

  test.each([
    ['another content', () => packEncodings({ identity: evil })],
    ['another compressed form', () => packEncodings({ identity: Buffer.from('chunk'), br: brotliCompressSync(evil) })],
    ['half of it', () => packEncodings({ identity: Buffer.from('chunk') }).subarray(0, 14)],
    ['nothing', () => Buffer.alloc(0)],
  ])('a file with %s is fetched again instead of served', async (_what, content) => {
    await statusOf(chunk);
    await writeFile(kept(), content());
    await restarted(async (again) => {
      expect(await chunkOf(again)).toBe('chunk');
      expect(again.stubbed.fileRequests).toBe(1);
    });
    expect(reasons()).toEqual([expect.objectContaining({ hash: hashOf(chunk) })]);
  });

  test('if a file is tampered with and the store is down, the previous release takes its place', async () => {
    await offered();
    await statusOf(chunk, '1.0.0');
    await writeFile(kept(), packEncodings({ identity: evil }));
    await restarted(async (again) => {
      again.stubbed.files = new Map();
      const { body } = await client(again.url).get<RemoteDescriptor[]>('/api/v1/remotes');
      expect(body).toMatchObject([{ version: '1.0.0' }]);
    });
  });

  test('while the store is down, a gateway continues with its stored files', async () => {
    await statusOf(chunk);
    stored.files.clear();
    expect(await statusOf(chunk)).toBe(200);
    await restarted(async (again) => expect(await chunkOf(again)).toBe('chunk'));
  });

  test('the space is limited, and the most recently used files stay', async () => {
    const bytes = packEncodings({ identity: Buffer.from('chunk') }).length;
    await withPlatform({ env: { REMOTES_CACHE_BYTES: String(bytes) } }, async (small) => {
      small.stubbed.releases = platform.stubbed.releases;
      small.stubbed.files = stored.files;
      expect(await chunkOf(small)).toBe('chunk');
      expect((await readdir(small.cacheDir)).length).toBeLessThanOrEqual(1);
    });
  });
});

test('two gateways without a shared folder serve the same release', async () => {
  await withPlatform({}, async (other) => {
    other.stubbed.releases = platform.stubbed.releases;
    other.stubbed.files = stored.files;
    expect(other.cacheDir).not.toBe(platform.cacheDir);
    for (const { url } of [platform, other]) {
      expect((await client(url).get(`/remotes/auth/1.1.0/${chunk}`)).body).toBe('chunk');
    }
  });
});

test('a disk that cannot be written costs requests to the registry and has no other effect', async () => {
  await withPlatform({ env: { REMOTES_CACHE_DIR: '/dev/null/files' } }, async (without) => {
    without.stubbed.releases = platform.stubbed.releases;
    without.stubbed.files = stored.files;
    expect((await client(without.url).get(`/remotes/auth/1.1.0/${chunk}`)).body).toBe('chunk');
  });
});
