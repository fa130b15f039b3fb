import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { until } from '@plaza/service-kit/testing/until';
import { client } from '@plaza/test-kit/http';
import { manifestOf } from '../testing/manifest';
import { RawConnection } from '../testing/raw-connection';
import { minimalFiles, StoredReleases } from '../testing/stored-releases';
import { type Platform, startPlatform, withPlatform } from '../testing/test-platform';

const script = `export const words = ${JSON.stringify('plaza '.repeat(500))};`;
let folder: string;
let platform: Platform;

async function put(file: string, content: string | Buffer): Promise<void> {
  const absolute = path.join(folder, file);
  await mkdir(path.dirname(absolute), { recursive: true });
  await writeFile(absolute, content);
}

const stored = new StoredReleases();
const types = ['x.woff2', 'x.svg', 'x.png', 'x.ico', 'x.webmanifest', 'x.js.map', 'x.unknown', 'x@1+2.js'];
const release = stored.add('finance', '1.2.0-3fa91c20', {
  'mf-manifest.json': manifestOf(),
  'remoteEntry.3fa91c20.js': 'entry',
  'assets/main.3fa91c20.js': script,
  'assets/main.3fa91c20.js.br': brotliCompressSync(script),
  'assets/main.3fa91c20.js.gz': gzipSync(script),
  'assets/plain.css': 'a{}',
  ...Object.fromEntries(types.map((file) => [`types/${file}`, 'x'])),
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plaza-static-'));
  await put('secret.txt', 'secret');
  await put('cache/secret.txt', 'secret');
  await put('shell/index.html', '<html><style nonce="__CSP_NONCE__"></style></html>');
  await put('shell/assets/shell.0a1b2c3d.js', 'shell');
  await put('shell/favicon.svg', '<svg/>');
  platform = await startPlatform({
    env: { REMOTES_CACHE_DIR: path.join(folder, 'cache'), SHELL_DIR: path.join(folder, 'shell') },
  });
  platform.stubbed.releases = [release];
  platform.stubbed.files = stored.files;
});
afterAll(async () => {
  await platform.stop();
  await rm(folder, { recursive: true });
});

const base = '/remotes/finance/1.2.0-3fa91c20';
const main = `${base}/assets/main.3fa91c20.js`;

async function get(file: string, headers: Record<string, string> = {}, method = 'GET') {
  const connection = await RawConnection.open(platform.port);
  const cookie = platform.cookieFor('finance', 'markets');
  const lines = Object.entries({ Cookie: cookie, ...headers }).map(([name, value]) => `${name}: ${value}`);
  connection.send(`${method} ${file} HTTP/1.1`, 'Host: x', 'Connection: close', ...lines, '', '');
  const received = await connection.untilClosed();
  const end = received.indexOf('\r\n\r\n');
  const [statusLine = '', ...fields] = received.slice(0, end).split('\r\n');
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(
      fields.map((field) => [(field.split(': ')[0] ?? '').toLowerCase(), field.split(': ')[1]]),
    ),
    body: Buffer.from(received.slice(end + 4), 'latin1'),
  };
}

describe('a released file', () => {
  test('is sent uncompressed to clients that accept no encoding, and may be cached forever', async () => {
    const { status, headers, body } = await get(main);
    expect([status, body.toString()]).toEqual([200, script]);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(script.length),
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/./),
    });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test('is sent in the best available encoding that the client accepts', async () => {
    const brotli = await get(main, { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const gzip = await get(main, { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    const alone = await get(`${base}/assets/plain.css`, { 'Accept-Encoding': 'gzip, br' });
    expect(alone.headers).not.toHaveProperty('content-encoding');
    expect(alone.headers.vary).toBe('Accept-Encoding');
  });

  test('answers "304 Not Modified" to clients that have this encoding', async () => {
    const brotli = { 'Accept-Encoding': 'br' };
    const etag = (await get(main, brotli)).headers.etag ?? '';
    const again = await get(main, { ...brotli, 'If-None-Match': `"other", W/${etag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect(again.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect((await get(main, { 'If-None-Match': etag })).status).toBe(200);
  });

  test('answers HEAD with only its length', async () => {
    const { status, headers, body } = await get(main, {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, String(script.length), 0]);
  });

  test('accepts no other method', async () => {
    const { status, headers } = await get(main, { 'Content-Length': '0' }, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    ['mf-manifest.json', 'application/json; charset=utf-8'],
    ['assets/plain.css', 'text/css; charset=utf-8'],
    ['types/x.woff2', 'font/woff2'],
    ['types/x.svg', 'image/svg+xml'],
    ['types/x.png', 'image/png'],
    ['types/x.ico', 'image/x-icon'],
    ['types/x.webmanifest', 'application/manifest+json'],
    ['types/x.js.map', 'application/json; charset=utf-8'],
    ['types/x.unknown', 'application/octet-stream'],
    ['types/x%401%2B2.js?v=1', 'text/javascript; charset=utf-8'],
  ])('%s is %s', async (file, type) => {
    const { status, headers } = await get(`${base}/${file}`);
    expect([status, headers['content-type']]).toEqual([200, type]);
  });
});

test.each([
  '/remotes/finance/1.2.0-3fa91c20/missing.js',
  '/remotes/finance/1.2.0-3fa91c20/',
  '/remotes/finance/1.2.0-3fa91c20',
  '/remotes/finance/9.9.9/mf-manifest.json',
  '/remotes/nobody/1.2.0/mf-manifest.json',
  '/remotes/finance/latest/mf-manifest.json',
  '/remotes',
  '/remotes/',
  '/assets/missing.js',
  '/missing.png',
  '/index.html',
  `${main}.br`,
  `${base}/types`,
  `${base}/%`,
  `${base}/%00`,
])('answers 404 as JSON for %s', async (file) => {
  const { status, headers, body } = await get(file);
  expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  expect(JSON.parse(body.toString())).toMatchObject({ success: false, error: { code: 'not_found' } });
});

test.each([
  `${base}/../secret.txt`,
  `${base}/..%2fsecret.txt`,
  `${base}/..%2F..%2Fsecret.txt`,
  `${base}/%2e%2e/secret.txt`,
  `${base}/%2e%2e%2fsecret.txt`,
  `${base}/..%5csecret.txt`,
  `${base}/..\\secret.txt`,
  `${base}/..%252fsecret.txt`,
  `${base}//etc/passwd`,
  '/remotes/finance/../secret.txt',
  '/remotes/finance/..%2fsecret.txt/x',
  '/remotes/..%2f/secret.txt/x',
  '/remotes/%2e%2e/secret.txt',
  '/remotes/finance/%2e%2e%2f/secret.txt',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%2e%2e%5c%2e%2e%5csecret.txt',
  '/..%2fsecret.txt',
])('%s cannot escape the folder', async (file) => {
  const { status, body } = await get(file);
  expect([400, 404]).toContain(status);
  expect(body.toString()).not.toMatch(/secret$/);
});

test.each(['/%', '/%00', '/%E0%A4%A', '//elsewhere.example/x', '/?%', `/?${'a=1&'.repeat(1500)}`])(
  '%.40s gets the page',
  async (target) => {
    const { status, headers } = await get(target);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  },
);

test('a version that is released later is served without a restart', async () => {
  const late = '/remotes/finance/1.3.0';
  expect((await get(`${late}/mf-manifest.json`)).status).toBe(404);
  platform.stubbed.olderReleases.push(stored.add('finance', '1.3.0'));
  await until(async () => (await get(`${late}/mf-manifest.json`)).status === 200);
});

test('memory is limited: of versions that do not fit together, the most recently used stays', () =>
  withPlatform(
    { env: { STATIC_MEMORY_BYTES: '1000', REMOTES_CACHE_BYTES: '1' } },
    async ({ url, stubbed, cookieFor }) => {
      const headers = { Cookie: cookieFor('finance', 'markets') };
      const fetchFile = (file: string) => client(url).get<string>(file, { headers });
      stubbed.files = stored.files;
      stubbed.olderReleases.push(release);
      for (const version of ['2.0.0', '2.0.1']) {
        const files = { ...minimalFiles, 'a.txt': version.padEnd(600) };
        stubbed.olderReleases.push(stored.add('markets', version, files));
        expect((await fetchFile(`/remotes/markets/${version}/a.txt`)).body.trim()).toBe(version);
      }
      stubbed.files = new Map();
      expect((await fetchFile('/remotes/markets/2.0.1/a.txt')).status).toBe(200);
      expect((await fetchFile('/remotes/markets/2.0.0/a.txt')).status).toBe(404);
      stubbed.files = stored.files;
      expect((await fetchFile(main)).status).toBe(404); // larger than all the memory there is
    },
  ));

describe('a file of the shell', () => {
  test('may be cached forever if its name contains a hash', async () => {
    const { body, headers } = await get('/assets/shell.0a1b2c3d.js');
    expect([body.toString(), headers['cache-control']]).toEqual(['shell', 'public, max-age=31536000, immutable']);
  });

  test('has to be revalidated if its name contains no hash', async () => {
    const { headers } = await get('/favicon.svg');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'image/svg+xml' });
    expect((await get('/favicon.svg', { 'If-None-Match': headers.etag ?? '' })).status).toBe(304);
  });

  test('of a new build is served within a second, together with those of the previous build', async () => {
    await put('shell/assets/shell.99999999.js', 'newer');
    await rm(path.join(folder, 'shell/assets/shell.0a1b2c3d.js'));
    await put('shell/index.html', '<html>newer</html>');
    await until(async () => (await get('/assets/shell.99999999.js')).status === 200);
    expect((await get('/assets/shell.0a1b2c3d.js')).status).toBe(200);
    expect((await get('/')).body.toString()).toBe('<html>newer</html>');
  });
});
