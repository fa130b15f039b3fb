import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { until } from '@plaza/service-kit/testing/until';
import { client } from '@plaza/test-kit/http';
import { type Platform, startPlatform } from '../../testing/test-platform';
import { ShellRegistry } from './testing/shell-registry';

let folder: string;
let registry: ShellRegistry;
const started: Platform[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plaza-shells-'));
  registry = new ShellRegistry();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((platform) => platform.stop()));
  await rm(folder, { recursive: true });
});

const script = 'export const plaza = "plaza";'.repeat(50);

/** Writes a build of the shell whose only script has this name. */
async function build(name: string): Promise<string> {
  const directory = path.join(folder, name);
  await mkdir(path.join(directory, 'assets'), { recursive: true });
  await writeFile(path.join(directory, 'assets', `main.${name}.js`), `${script}// ${name}`);
  await writeFile(path.join(directory, 'assets', `main.${name}.js.br`), brotliCompressSync(`${script}// ${name}`));
  await writeFile(path.join(directory, 'index.html'), `<script src="/assets/main.${name}.js"></script>`);
  await backdate(directory);
  return directory;
}

/** Makes a build appear a minute old, as a gateway publishes none that may still be being written. */
async function backdate(directory: string): Promise<void> {
  const past = new Date(Date.now() - 60_000);
  const entries = await readdir(directory, { recursive: true });
  await Promise.all(entries.map((entry) => utimes(path.join(directory, entry), past, past)));
}

/** Starts a gateway with the build in this folder. */
async function startGateway(directory: string, env: Record<string, string> = {}): Promise<Platform> {
  const services = { registry: registry.handle };
  const platform = await startPlatform({ env: { SHELL_DIR: directory, ...env }, services });
  platform.stubbed.files = registry.files;
  started.push(platform);
  return platform;
}

const get = ({ url }: Platform, file: string, headers: Record<string, string> = {}) =>
  client(url).get<string>(file, { headers });
const [older, newer] = ['0a1b2c3d', '4e5f6071'] as const;

test('each of two gateways with different shells serves the files of the other with the same headers', async () => {
  const one = await startGateway(await build(older));
  const other = await startGateway(await build(newer));
  for (const encoding of ['identity', 'br']) {
    for (const [own, foreign, name] of [
      [one, other, older],
      [other, one, newer],
    ] as const) {
      const headers = { 'Accept-Encoding': encoding };
      const [expected, actual] = await Promise.all(
        [own, foreign].map((gateway) => get(gateway, `/assets/main.${name}.js`, headers)),
      );
      expect([expected?.status, actual?.status, actual?.body]).toEqual([200, 200, expected?.body]);
      expect(sameHeaders(actual?.headers)).toEqual(sameHeaders(expected?.headers));
      expect(actual?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  }
  expect(registry.lookups).toEqual([`main.${older}.js`, `main.${newer}.js`]);
});

const sameHeaders = (headers = new Headers()) =>
  [...headers].filter(([name]) => !['date', 'x-request-id', 'connection', 'keep-alive'].includes(name)).sort();

test('a gateway that was restarted with a new build serves the files of its earlier build', async () => {
  const first = await startGateway(await build(older));
  await first.stop();
  started.pop();
  const second = await startGateway(await build(newer));
  expect(await get(second, `/assets/main.${older}.js`)).toMatchObject({ status: 200, body: `${script}// ${older}` });
});

test('while the registry is away, a gateway starts and serves its own files, and those of others afterwards', async () => {
  await startGateway(await build(older));
  registry.isUnavailable = true;
  const gateway = await startGateway(await build(newer));
  expect((await get(gateway, `/assets/main.${newer}.js`)).status).toBe(200);
  const { status, headers } = await get(gateway, `/assets/main.${older}.js`);
  expect([status, headers.get('retry-after')]).toEqual([503, '1']);
  registry.isUnavailable = false;
  await until(async () => (await get(gateway, `/assets/main.${older}.js`)).status === 200);
});

test('a file that nobody has is looked up once, and a name without a hash never', async () => {
  const gateway = await startGateway(await build(older));
  for (const file of ['/assets/main.99999999.js', '/assets/main.99999999.js', '/assets/main.js']) {
    const { status, headers } = await get(gateway, file);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  }
  const neverPublished = ['main.99999999.html', 'index.html', 'x/main.99999999.js', 'main.99999999.js.br'];
  for (const file of neverPublished) expect((await get(gateway, `/assets/${file}`)).status).toBe(404);
  expect((await get(gateway, '/main.99999999.js')).status).toBe(404);
  expect(registry.lookups).toEqual(['main.99999999.js']);
});

test('invented names use up the requests of an address, and files that the gateway knows use up nothing', async () => {
  await startGateway(await build(older));
  const gateway = await startGateway(await build(newer), { LIMIT_ADDRESS_PER_MINUTE: '3' });
  for (let times = 0; times < 3; times++) {
    for (const name of [older, newer]) expect((await get(gateway, `/assets/main.${name}.js`)).status).toBe(200);
  }
  const invented = ['10000001', '10000002', '10000003'].map((hash) => get(gateway, `/assets/main.${hash}.js`));
  expect((await Promise.all(invented)).map(({ status }) => status).sort()).toEqual([404, 404, 429]);
  expect(registry.lookups).toHaveLength(3);
});

test('lookups at a time are limited', async () => {
  const gateway = await startGateway(await build(older));
  let answer: () => void = () => undefined;
  registry.lookupsWaitFor = new Promise((resolve) => {
    answer = resolve;
  });
  const statuses: number[] = [];
  const requests = Array.from({ length: 60 }, async (_, index) => {
    statuses.push((await get(gateway, `/assets/main.${10_000_000 + index}.js`)).status);
  });
  await until(async () => statuses.length === 28);
  answer();
  await Promise.all(requests);
  expect(statuses).toEqual([...Array(28).fill(503), ...Array(32).fill(404)]);
});

test('a content that does not match its hash is not served', async () => {
  await startGateway(await build(older));
  const gateway = await startGateway(await build(newer));
  for (const hash of registry.files.keys()) registry.files.set(hash, { identity: Buffer.from('other') });
  expect((await get(gateway, `/assets/main.${older}.js`)).status).toBe(404);
});
