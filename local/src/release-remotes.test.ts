import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { readBuiltRelease, releaseBuiltRemotes, releaseRemote } from './release-remotes';

const hash = `sha384-${'A'.repeat(64)}`;
const release = {
  name: 'finance',
  version: '1.0.0-abc',
  contract: 1,
  federation: '2.9.2',
  tabs: ['overview'],
  manifest: 'mf-manifest.json',
  integrity: { 'assets/main.js': hash, 'mf-manifest.json': hash, 'remoteEntry.0a1b2c3d.js': hash },
};

let root: string;
let registry: Server;
let heard: { method: string; url: string; token: unknown; body: unknown }[];
let answer: number;

beforeEach(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-release-'));
  const dist = path.join(root, 'mfe-finance/dist/assets');
  fs.mkdirSync(dist, { recursive: true });
  fs.writeFileSync(path.join(dist, 'main.js'), 'one');
  fs.writeFileSync(path.join(root, 'mfe-finance/dist/release.json'), JSON.stringify(release));
  heard = [];
  answer = 200;
  registry = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const { method = '', url = '', headers } = req;
    heard.push({ method, url, token: headers['x-deploy-token'], body: JSON.parse(Buffer.concat(chunks).toString()) });
    res.writeHead(answer).end('{}');
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  registry.closeAllConnections();
  await new Promise((resolve) => registry.close(resolve));
  fs.rmSync(root, { recursive: true });
});

const target = () => ({
  remotesDir: path.join(root, 'remotes'),
  gatewayUrl: `http://127.0.0.1:${(registry.address() as AddressInfo).port}`,
  token: 'secret',
});

it('puts the build at its permanent place, registers it, then makes it the current one', async () => {
  expect((await releaseBuiltRemotes(root, target())).map(({ version }) => version)).toEqual(['1.0.0-abc']);
  expect(fs.readFileSync(path.join(root, 'remotes/finance/1.0.0-abc/assets/main.js'), 'utf8')).toBe('one');
  expect(heard).toEqual([
    { method: 'POST', url: '/api/v1/registry/releases', token: 'secret', body: release },
    { method: 'PUT', url: '/api/v1/registry/remotes/finance/current', token: 'secret', body: { version: '1.0.0-abc' } },
  ]);
});

it('never changes a version that is there', async () => {
  const built = await readBuiltRelease(root, 'finance');
  if (!built) throw new Error('not built');
  await releaseRemote(root, built, target());
  fs.writeFileSync(path.join(root, 'mfe-finance/dist/assets/main.js'), 'two');
  await releaseRemote(root, built, target());
  expect(fs.readFileSync(path.join(root, 'remotes/finance/1.0.0-abc/assets/main.js'), 'utf8')).toBe('one');
  expect(fs.readdirSync(path.join(root, 'remotes/finance'))).toEqual(['1.0.0-abc']);
});

it('says what the registry refused', async () => {
  answer = 403;
  await expect(releaseBuiltRemotes(root, target())).rejects.toThrow('the registry refused (403)');
});

it('leaves behind what the release does not list, such as chunks of a build before', async () => {
  const dist = path.join(root, 'mfe-finance/dist');
  for (const file of ['assets/main.js.br', 'assets/11.before.js', 'assets/11.before.js.br', 'mf-stats.json']) {
    fs.writeFileSync(path.join(dist, file), 'x');
  }
  await releaseBuiltRemotes(root, target());
  const released = fs.readdirSync(path.join(root, 'remotes/finance/1.0.0-abc'), { recursive: true });
  expect(released.sort()).toEqual(['assets', 'assets/main.js', 'assets/main.js.br']);
});

it('releases nothing whose integrity has a gap', async () => {
  const file = path.join(root, 'mfe-finance/dist/release.json');
  fs.writeFileSync(file, JSON.stringify({ ...release, integrity: {} }));
  await expect(releaseBuiltRemotes(root, target())).rejects.toThrow('Integrity must hold the hash of the manifest');
  expect(fs.existsSync(path.join(root, 'remotes'))).toBe(false);
  expect(heard).toEqual([]);
});

it('knows a remote that is not built', async () => {
  expect(await readBuiltRelease(root, 'markets')).toBeUndefined();
});
