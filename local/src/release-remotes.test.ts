import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Release } from '@plaza/contracts/registry/releases';
import { sha384 } from '@plaza/service-kit/releases/file-encodings';
import { publicKeyText } from '@plaza/service-kit/signatures/dsse';
import { findSignatureError } from '@plaza/service-kit/signatures/release-signature';
import { Parser, type ReadEntry } from 'tar';
import { readBuiltRelease, releaseBuiltRemotes } from './release-remotes';

const hash = `sha384-${'A'.repeat(64)}`;
const one = sha384(Buffer.from('one'));
const release: Release = {
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
let said: object;
let missing: string[];
let busyFor: number;
/** Whether the registry has the release. */
let isThere: boolean;
/** How many uploads are refused as the services have not told yet what they provide. */
let untoldFor: number;

beforeEach(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-release-'));
  const dist = path.join(root, 'mfe-finance/dist/assets');
  fs.mkdirSync(dist, { recursive: true });
  fs.writeFileSync(path.join(dist, 'main.js'), 'one');
  fs.writeFileSync(path.join(root, 'mfe-finance/dist/release.json'), JSON.stringify(release));
  heard = [];
  answer = 200;
  said = {};
  missing = [one];
  busyFor = 0;
  untoldFor = 0;
  isThere = false;
  registry = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const isUpload = req.headers['content-type'] === 'application/gzip';
    const body = isUpload ? filesIn(bytes) : JSON.parse(bytes.toString());
    heard.push({ call: `${req.method} ${req.url}`, token: req.headers['x-deploy-token'], body });
    if (isUpload && busyFor-- > 0) {
      const envelope = {
        success: false,
        message: 'Try again.',
        error: { code: 'busy', message: 'Try again.', requestId: 'r' },
      };
      return void res.writeHead(503, { 'retry-after': '0' }).end(JSON.stringify(envelope));
    }
    if (isUpload && untoldFor-- > 0) {
      const error = { code: 'needs_missing', message: 'A field is gone.', requestId: 'r' };
      return void res.writeHead(409).end(JSON.stringify({ success: false, message: error.message, error }));
    }
    if (answer < 300 && req.method === 'PUT' && !isThere) {
      const error = { code: 'release_not_found', message: 'There is no such release.', requestId: 'r' };
      return void res.writeHead(404).end(JSON.stringify({ success: false, message: error.message, error }));
    }
    if (answer < 300 && isUpload) isThere = true;
    res.writeHead(answer).end(JSON.stringify({ missing, ...said }));
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

it('uploads only the files that the registry lacks, then makes the release the current one', async () => {
  expect(await releaseBuiltRemotes(root, target())).toEqual({ released: [release], ofTeams: [] });
  const remote = '/api/v1/registry/remotes/finance';
  const token = 'secret';
  expect(heard).toEqual([
    { call: `PUT ${remote}/current`, token, body: { version: '1.0.0-abc' } },
    { call: `POST ${remote}/missing`, token, body: { hashes: [one, hash] } },
    { call: `POST ${remote}/releases`, token, body: { 'release.json': described, 'assets/main.js': 'one' } },
    { call: `PUT ${remote}/current`, token, body: { version: '1.0.0-abc' } },
  ]);
});

it('uploads nothing for an existing release, and makes it the current one', async () => {
  isThere = true;
  expect(await releaseBuiltRemotes(root, target())).toEqual({ released: [release], ofTeams: [] });
  expect(heard.map(({ call }) => call)).toEqual(['PUT /api/v1/registry/remotes/finance/current']);
});

it('sends no file that the registry already has', async () => {
  missing = [];
  await releaseBuiltRemotes(root, target());
  expect(uploads()).toEqual([{ 'release.json': described }]);
});

it('reports the error of the registry', async () => {
  answer = 403;
  await expect(releaseBuiltRemotes(root, target())).rejects.toThrow('the registry refused (403)');
});

it('does not release the remote of a team', async () => {
  answer = 403;
  const refuse = (code: string, message: string) => {
    said = { success: false, message, error: { code, message, requestId: 'request-7' } };
  };
  refuse('deploy_token_of_first_start', 'finance belongs to the team Treasury.');
  expect(await releaseBuiltRemotes(root, target())).toEqual({ released: [], ofTeams: [release] });
  refuse('deploy_token_revoked', 'This deploy token was revoked.');
  await expect(releaseBuiltRemotes(root, target())).rejects.toThrow('refused (403): This deploy token was revoked.');
});

it('signs uploads if there is a key', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const signingKey = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await releaseBuiltRemotes(root, { ...target(), signingKey });
  const sent = uploads()[0] as Record<string, string>;
  expect(Object.keys(sent)).toEqual(['release.json', 'release.dsse.json', 'assets/main.js']);
  const signature = JSON.parse(sent['release.dsse.json'] ?? '');
  expect(findSignatureError(release, signature, [publicKeyText(publicKey)])).toBeUndefined();
});

it('uploads compressed forms, and no files that the release does not list', async () => {
  const dist = path.join(root, 'mfe-finance/dist');
  for (const file of ['assets/main.js.br', 'assets/11.before.js', 'assets/11.before.js.br', 'mf-stats.json']) {
    fs.writeFileSync(path.join(dist, file), 'x');
  }
  await releaseBuiltRemotes(root, target());
  expect(uploads()).toEqual([{ 'release.json': described, 'assets/main.js': 'one', 'assets/main.js.br': 'x' }]);
});

it('retries while the registry has no capacity for another upload', async () => {
  busyFor = 2;
  await releaseBuiltRemotes(root, target());
  const calls = heard.map(({ call }) => call.split('/').at(-1));
  expect(calls).toEqual(['current', 'missing', 'releases', 'releases', 'releases', 'current']);
});

it('waits at the start until the services have reported what they provide', async () => {
  untoldFor = 1;
  await releaseBuiltRemotes(root, target());
  const calls = heard.map(({ call }) => call.split('/').at(-1));
  expect(calls.filter((call) => call === 'releases')).toHaveLength(2);
  expect(calls.at(-1)).toBe('current');
});

it('does not release a build with incomplete integrity', async () => {
  const file = path.join(root, 'mfe-finance/dist/release.json');
  fs.writeFileSync(file, JSON.stringify({ ...release, integrity: {} }));
  await expect(releaseBuiltRemotes(root, target())).rejects.toThrow('Integrity must hold the hash of the manifest');
  expect(heard).toEqual([]);
});

it('names the address of a platform that does not answer', async () => {
  const away = { ...target(), gatewayUrl: 'http://127.0.0.1:1' };
  await expect(releaseBuiltRemotes(root, away)).rejects.toThrow('No platform answers at http://127.0.0.1:1.');
});

it('recognises a remote that is not built', async () => {
  expect(await readBuiltRelease(root, 'markets')).toBeUndefined();
});
