import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { sha384 } from '@plaza/service-kit/file-forms';
import { Parser, type ReadEntry } from 'tar';
import { readBuiltRelease, releaseBuiltRemotes } from './release-remotes';

const hash = `sha384-${'A'.repeat(64)}`;
const one = sha384(Buffer.from('one'));
const release = {
  name: 'finance',
  version: '1.0.0-abc',
  contract: 1,
  federation: '2.9.2',
  tabs: ['overview'],
  manifest: 'mf-manifest.json',
  integrity: { 'assets/main.js': one, 'mf-manifest.json': hash, 'remoteEntry.0a1b2c3d.js': hash },
};

let root: string;
let registry: Server;
let heard: { call: string; token: unknown; body: unknown }[];
let answer: number;
let missing: string[];

beforeEach(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-release-'));
  const dist = path.join(root, 'mfe-finance/dist/assets');
  fs.mkdirSync(dist, { recursive: true });
  fs.writeFileSync(path.join(dist, 'main.js'), 'one');
  fs.writeFileSync(path.join(root, 'mfe-finance/dist/release.json'), JSON.stringify(release));
  heard = [];
  answer = 200;
  missing = [one];
  registry = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const isUpload = req.headers['content-type'] === 'application/gzip';
    const body = isUpload ? filesIn(bytes) : JSON.parse(bytes.toString());
    heard.push({ call: `${req.method} ${req.url}`, token: req.headers['x-deploy-token'], body });
    res.writeHead(answer).end(JSON.stringify({ missing }));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  registry.closeAllConnections();
  await new Promise((resolve) => registry.close(resolve));
  fs.rmSync(root, { recursive: true });
});

const target = () => ({
  gatewayUrl: `http://127.0.0.1:${(registry.address() as AddressInfo).port}`,
  token: 'secret',
});

/** The files of an upload, by name. */
function filesIn(archive: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  const parser = new Parser({ strict: true });
  parser.on('entry', (entry: ReadEntry) => {
    files[entry.path] = '';
    entry.on('data', (chunk: Buffer) => {
      files[entry.path] += chunk.toString();
    });
  });
  parser.end(archive);
  return files;
}

const described = JSON.stringify(release);
const uploads = () => heard.filter(({ call }) => call.endsWith('/releases')).map(({ body }) => body);

it('asks which files are missing, uploads those, then makes the release the current one', async () => {
  expect((await releaseBuiltRemotes(root, target())).map(({ version }) => version)).toEqual(['1.0.0-abc']);
  const remote = '/api/v1/registry/remotes/finance';
  const token = 'secret';
  expect(heard).toEqual([
    { call: `POST ${remote}/missing`, token, body: { hashes: [one, hash] } },
    { call: `POST ${remote}/releases`, token, body: { 'release.json': described, 'assets/main.js': 'one' } },
    { call: `PUT ${remote}/current`, token, body: { version: '1.0.0-abc' } },
  ]);
});

it('sends no file that is there already', async () => {
  missing = [];
  await releaseBuiltRemotes(root, target());
  expect(uploads()).toEqual([{ 'release.json': described }]);
});

it('says what the registry refused', async () => {
  answer = 403;
  await expect(releaseBuiltRemotes(root, target())).rejects.toThrow('the registry refused (403)');
});

it('sends compressed forms along, and leaves behind what the release does not list', async () => {
  const dist = path.join(root, 'mfe-finance/dist');
  for (const file of ['assets/main.js.br', 'assets/11.before.js', 'assets/11.before.js.br', 'mf-stats.json']) {
    fs.writeFileSync(path.join(dist, file), 'x');
  }
  await releaseBuiltRemotes(root, target());
  expect(uploads()).toEqual([{ 'release.json': described, 'assets/main.js': 'one', 'assets/main.js.br': 'x' }]);
});

it('releases nothing whose integrity has a gap', async () => {
  const file = path.join(root, 'mfe-finance/dist/release.json');
  fs.writeFileSync(file, JSON.stringify({ ...release, integrity: {} }));
  await expect(releaseBuiltRemotes(root, target())).rejects.toThrow('Integrity must hold the hash of the manifest');
  expect(heard).toEqual([]);
});

it('knows a remote that is not built', async () => {
  expect(await readBuiltRelease(root, 'markets')).toBeUndefined();
});
