import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Release, RemoteState } from '@plaza/contracts/registry/releases';
import { sha384 } from '@plaza/service-kit/releases/file-encodings';
import { publicKeyText } from '@plaza/service-kit/signatures/dsse';
import { findSignatureError } from '@plaza/service-kit/signatures/release-signature';
import { Parser, type ReadEntry } from 'tar';
import { remoteFixture, rolloutFixture } from '../testing/remote-state';
import { readBuiltRelease } from './built-release';
import { releaseBuiltRemotes } from './release-built-remotes';

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
/** What the registry reports of the remote, besides whether it has the release. */
let state: Partial<RemoteState>;
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
  state = {};
  registry = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const isUpload = req.headers['content-type'] === 'application/gzip';
    const body = isUpload ? filesIn(bytes) : bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined;
    heard.push({ call: `${req.method} ${req.url}`, token: req.headers['x-deploy-token'], body });
    if (answer < 300 && req.method === 'GET') {
      const { integrity, ...summary } = release;
      const releases = isThere ? [{ ...summary, releasedAt: '2026-11-23T12:00:00Z', isSigned: false }] : [];
      return void res.end(JSON.stringify(remoteFixture({ current: null, releases, ...state })));
    }
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
  expect(await releaseBuiltRemotes(root, target())).toEqual({ released: [release], kept: [] });
  const remote = '/api/v1/registry/remotes/finance';
  const token = 'secret';
  expect(heard).toEqual([
    { call: `GET ${remote}`, token, body: undefined },
    { call: `POST ${remote}/missing`, token, body: { hashes: [one, hash] } },
    { call: `POST ${remote}/releases`, token, body: { 'release.json': described, 'assets/main.js': 'one' } },
    { call: `PUT ${remote}/current`, token, body: { version: '1.0.0-abc' } },
  ]);
});

const { version } = release;
const older = '0.9.0';
const at = (minute: number) => `2026-11-23T12:0${minute}:00.000Z`;
const given = (...versions: string[]) => versions.map((one, index) => ({ version: one, at: at(index) }));
const givenAt = (one: string, minute: number) => [{ version: one, at: at(minute) }];
const none = { good: 0, bad: 0 };
const past = (end: RemoteState['pastRollouts'][number]['end'], minute: number) => [
  { version, end, startedAt: at(0), endedAt: at(minute), weight: 5, outcomes: none },
];
const calls = () => heard.map(({ call }) => call.replace('/api/v1/registry/remotes/finance', ''));

it('uploads nothing for an existing release, and makes it the current one', async () => {
  isThere = true;
  expect(await releaseBuiltRemotes(root, target())).toEqual({ released: [release], kept: [] });
  expect(calls()).toEqual(['GET ', 'PUT /current']);
});

it('changes nothing if the built release is the current one', async () => {
  isThere = true;
  state = { current: version };
  expect(await releaseBuiltRemotes(root, target())).toEqual({ released: [release], kept: [] });
  expect(calls()).toEqual(['GET ']);
});

test.each<[string, Partial<RemoteState>]>([
  ['replaced by a newer one', { current: '1.1.0', previous: version, history: given(version, '1.1.0') }],
  ['replaced in its rollout', { current: '1.1.0', previous: older, pastRollouts: past('replaced', 1) }],
  [
    'rolled back from everybody, but given to everybody again since',
    {
      current: '1.1.0',
      previous: version,
      history: [
        ...given(older, version),
        { version: older, at: at(2), rolledBack: version },
        ...givenAt(version, 3),
        ...givenAt('1.1.0', 4),
      ],
    },
  ],
  [
    'rolled back, but given to everybody again since',
    { current: '1.1.0', previous: version, history: given(older, version, '1.1.0'), pastRollouts: past('aborted', 0) },
  ],
])('gives the built release to everybody again that was %s', async (_what, found) => {
  isThere = true;
  state = found;
  expect(await releaseBuiltRemotes(root, target())).toEqual({ released: [release], kept: [] });
  expect(calls()).toEqual(['GET ', 'PUT /current']);
});

const notReleased = `finance ${version}, which is built here, is not released, as`;
const rolledBack =
  `${notReleased} it was rolled back: finance is now ${older}\n` +
  `To release it again: npm run release -- finance ${version}`;
const off = [{ version, reason: 'Back at noon.', at: at(3) }];
test.each<[string, Partial<RemoteState>, string]>([
  ['was rolled back', { current: older, history: given(older, version, older) }, rolledBack],
  [
    'was rolled back, and another release came after it',
    {
      current: older,
      previous: '0.8.0',
      history: [...given('0.8.0', version), { version: '0.8.0', at: at(2), rolledBack: version }, ...givenAt(older, 3)],
    },
    rolledBack,
  ],
  ['was found bad during its rollout', { current: older, pastRollouts: past('returned', 1) }, rolledBack],
  [
    'was found bad after everybody had it',
    { current: older, history: given(older, version, older), pastRollouts: past('returned', 2) },
    rolledBack,
  ],
  [
    'is switched off',
    { current: older, previous: version, switchedOff: off },
    `${notReleased} it is switched off: finance is now ${older}; finance ${version} is switched off: Back at noon.`,
  ],
  [
    'is in a rollout',
    { current: older, rollout: rolloutFixture({ version }) },
    `${notReleased} a rollout is in progress: ` +
      `finance ${version} is rolled out to 5 % of visitors (running); everybody else has ${older}`,
  ],
])('keeps the current release if the built one %s, and says so', async (_what, found, sentence) => {
  isThere = true;
  state = found;
  expect(await releaseBuiltRemotes(root, target())).toEqual({ released: [], kept: [sentence] });
  expect(calls()).toEqual(['GET ']);
});

it('uploads no new build while a rollout is in progress', async () => {
  state = { current: older, rollout: rolloutFixture() };
  expect((await releaseBuiltRemotes(root, target())).kept).toHaveLength(1);
  expect(calls()).toEqual(['GET ']);
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
  expect(await releaseBuiltRemotes(root, target())).toEqual({
    released: [],
    kept: ['finance belongs to a team, so its current release is kept.'],
  });
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
  const last = heard.map(({ call }) => call.split('/').at(-1));
  expect(last).toEqual(['finance', 'missing', 'releases', 'releases', 'releases', 'current']);
});

it('waits at the start until the services have reported what they provide', async () => {
  untoldFor = 1;
  await releaseBuiltRemotes(root, target());
  const last = heard.map(({ call }) => call.split('/').at(-1));
  expect(last.filter((call) => call === 'releases')).toHaveLength(2);
  expect(last.at(-1)).toBe('current');
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
