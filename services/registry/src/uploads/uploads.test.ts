import http from 'node:http';
import { type ListedRelease, type Release, remoteContract, uploadLimits } from '@plaza/contracts/registry/releases';
import { until } from '@plaza/service-kit/testing/until';
import { FileModel } from '../files/file.model';
import type { FileStore } from '../files/file-store';
import { mongodbFiles } from '../files/mongodb-files';
import { ReleaseModel } from '../releases/release.model';
import { current, missing, openRegistry, releases, remotes, type TestRegistry, upload } from '../testing/registry';
import {
  chunk,
  type Files,
  hash,
  integrityOf,
  manifestOf,
  minimalFiles,
  releaseFixture,
  shellFederation,
  uploadOf,
} from '../testing/release';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openRegistry();
});
beforeEach(() => registry.empty());
afterAll(() => registry.close());

const send = <Body = unknown>(archive: Buffer) => upload<Body>(registry.deployer, archive);
const missingOf = async (hashes: string[]) => (await registry.deployer.post(missing, { hashes })).body;
const none = { sync: [], async: [] };
const hashes = Object.values(integrityOf(minimalFiles));

test('a release is uploaded with its files, and uploading it again answers the same', async () => {
  const first = await send<Release>(uploadOf());
  expect(first).toMatchObject({ status: 201, body: releaseFixture() });
  expect(await send(uploadOf())).toMatchObject({ status: 201, body: first.body });
  expect(await ReleaseModel.countDocuments()).toBe(1);
  expect((await FileModel.find().lean()).map(({ _id }) => _id).sort()).toEqual([...hashes].sort());
});

test('a release lists its publisher, the bytes that browsers load, and what it uses of the shell', async () => {
  const shared = ['react', '@plaza/ui'].map((name) => ({ name, assets: { js: none, css: none } }));
  const manifest = JSON.stringify({ ...JSON.parse(manifestOf()), shared });
  const files = { ...minimalFiles, 'mf-manifest.json': manifest };
  await send(uploadOf()); // whose other files are kept already
  const next = releaseFixture({ version: '1.0.1' }, files);
  const { body } = await send<ListedRelease>(uploadOf(next, { 'mf-manifest.json': manifest }));
  const bytes = Object.values(files).reduce((sum, content) => sum + content.length, 0);
  expect(body.published).toEqual({ by: 'deploy token', bytes, shared: ['@plaza/ui', 'react'] });
});

test('three concurrent uploads of the same release create one', async () => {
  const answers = await Promise.all(Array.from({ length: 3 }, () => send(uploadOf())));
  expect(answers.map(({ status }) => status)).toEqual(Array(3).fill(201));
  expect(await ReleaseModel.countDocuments()).toBe(1);
});

test('of two concurrent uploads of one version with different content, one wins, and the other is rejected', async () => {
  const other = { ...minimalFiles, [chunk]: 'other' };
  const answers = await Promise.all([send(uploadOf()), send(uploadOf(releaseFixture({}, other), other))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await ReleaseModel.countDocuments()).toBe(1);
});

test('only new files are uploaded: those of an earlier release are already stored', async () => {
  expect(await missingOf(hashes)).toEqual({ missing: hashes });
  await send(uploadOf());
  const files: Files = { ...minimalFiles, [chunk]: 'changed' };
  const next = releaseFixture({ version: '1.0.1' }, files);
  expect(await missingOf(Object.values(next.integrity))).toEqual({ missing: [hash('changed')] });
  expect((await send(uploadOf(next, { [chunk]: 'changed' }))).status).toBe(201);
});

test('the same content under many names is stored once', async () => {
  const files = { ...minimalFiles, 'assets/a.txt': 'same', 'assets/b.txt': 'same' };
  expect((await send(uploadOf(releaseFixture({}, files), files))).status).toBe(201);
  expect(await FileModel.countDocuments()).toBe(hashes.length + 1);
});

test.each([
  ['a changed file', { ...minimalFiles, [chunk]: 'other' }, {}],
  ['fewer tabs', minimalFiles, { tabs: ['overview' as const] }],
  ['another manifest', { ...minimalFiles, 'other.json': manifestOf() }, { manifest: 'other.json' }],
])('a version never changes: %s is a conflict', async (_what, files: Files, changes) => {
  await registry.released('1.0.0');
  const { status, body } = await send(uploadOf(releaseFixture(changes, files), files));
  expect(status).toBe(409);
  expect(body).toMatchObject({ error: { code: 'release_exists' } });
  const { integrity: _, ...listed } = releaseFixture();
  const held = expect.objectContaining({ releases: [expect.objectContaining(listed)] });
  expect(await registry.admin.get(remotes)).toMatchObject({ body: expect.arrayContaining([held]) });
});

test('the shell supports one contract; another one is rejected with both numbers', async () => {
  expect(await send(uploadOf(releaseFixture({ contract: 7 })))).toMatchObject({
    status: 409,
    body: {
      message: `finance 1.0.0 was built for remote contract 7, the shell speaks ${remoteContract}.`,
      error: { code: 'contract_mismatch' },
    },
  });
});

test.each(['0.24.1', '3.0.0', '22.1.0', '2.9'])(
  'a build with Module Federation %s is rejected with both versions',
  async (federation) => {
    const { status, body } = await send<{ message: string }>(uploadOf(releaseFixture({ federation })));
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: { code: 'federation_mismatch' } });
    expect(body.message).toContain(` ${federation},`);
    expect(body.message).toContain(shellFederation);
    expect(await FileModel.countDocuments()).toBe(0);
  },
);

test.each(['2.0.1', '2.8.2', '2.11.0'])('a build with Module Federation %s is accepted', async (federation) => {
  expect((await send(uploadOf(releaseFixture({ federation })))).status).toBe(201);
});

test('tabs are a subset of those of the permission graph', async () => {
  expect((await send(uploadOf(releaseFixture({ tabs: ['overview'] })))).status).toBe(201);
  const refused = await send(uploadOf(releaseFixture({ version: '1.0.1', tabs: ['overview', 'admin'] })));
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'tabs_not_of_remote' } } });
  expect(await ReleaseModel.countDocuments()).toBe(1);
});

const { integrity } = releaseFixture();
const { 'mf-manifest.json': _manifest, ...withoutManifest } = integrity;
const { 'assets/remoteEntry.3fa91c20.js': _entry, ...withoutEntry } = integrity;
const tooMany = Object.fromEntries(
  Array.from({ length: uploadLimits.files + 1 }, (_, index) => [`assets/${index}.js`, hash('x')]),
);

test.each([
  ['no name of a remote', { name: 'no remote' }, 'Name'],
  ['an operator for a version', { version: { $gt: '' } }, 'ersion'],
  ['an invalid version', { version: 'latest' }, 'ersion'],
  ['a manifest outside of the release', { manifest: '../other/mf-manifest.json' }, 'folder'],
  ['a manifest of another remote', { manifest: 'https://elsewhere.example/mf-manifest.json' }, 'folder'],
  ['a file outside of the release', { integrity: { ...integrity, '../../entry.js': hash('entry') } }, '../../entry.js'],
  ['an invalid hash', { integrity: { ...integrity, 'entry.js': 'sha384-short' } }, 'sha384'],
  ['an unknown field', { channel: 'beta' }, 'channel'],
  ['no hash at all', { integrity: {} }, 'Integrity must hold the hash of the manifest, mf-manifest.json'],
  ['no hash of the manifest', { integrity: withoutManifest }, 'the hash of the manifest, mf-manifest.json'],
  ['no hash of the entry', { integrity: withoutEntry }, 'Integrity must hold the hash of the remoteEntry script'],
  ['too many files', { integrity: { ...integrity, ...tooMany } }, 'A release has 500 files at most'],
])('a release with %s is rejected with a sentence', async (_what, changes, sentence) => {
  const { status, body } = await send<{ message: string }>(uploadOf({ ...releaseFixture(), ...changes }));
  expect([status, body]).toMatchObject([400, { error: { code: 'invalid_input' } }]);
  expect(body.message).toContain(sentence);
  expect([await ReleaseModel.countDocuments(), await FileModel.countDocuments()]).toEqual([0, 0]);
});

test('a release of another remote is rejected', async () => {
  const markets = { name: 'markets' as const, tabs: [] };
  expect(await send(uploadOf(releaseFixture(markets)))).toMatchObject({
    status: 400,
    body: { error: { code: 'release_of_another_remote' } },
  });
});

test('a remote with several hundred files is accepted', async () => {
  const chunks = Array.from({ length: 490 }, (_, index) => [`assets/chunk-${index}.js`, `${index}`]);
  const files: Files = { ...minimalFiles, ...Object.fromEntries(chunks) };
  expect((await send(uploadOf(releaseFixture({}, files), files))).status).toBe(201);
});

test('an upload with another type than gzip, or beyond the limit, is not read', async () => {
  expect((await registry.deployer.post(releases, uploadOf())).status).toBe(415);
  const headers = { 'content-type': 'application/gzip', 'content-length': `${uploadLimits.packedBytes + 1}` };
  expect(await statusOfHead(headers)).toBe(413);
});

test('an interrupted upload stores nothing, and the complete one is accepted afterwards', async () => {
  const archive = uploadOf();
  await new Promise<void>((resolve) => {
    const request = startUpload(registry.url, { 'content-length': String(archive.length) });
    request.once('error', () => resolve());
    request.once('close', () => resolve());
    request.write(archive.subarray(0, archive.length / 2), () => request.destroy());
  });
  expect((await send(archive.subarray(0, archive.length / 2))).status).toBe(400);
  expect([await ReleaseModel.countDocuments(), await FileModel.countDocuments()]).toEqual([0, 0]);
  expect((await send(archive)).status).toBe(201);
});

test('a registry that ends between storing and registering: repeating the upload completes the release', async () => {
  const dying = jest.spyOn(ReleaseModel, 'create').mockRejectedValueOnce(new Error('killed'));
  expect((await send(uploadOf())).status).toBe(500);
  dying.mockRestore();
  expect(await ReleaseModel.countDocuments()).toBe(0);
  expect(await missingOf(hashes)).toEqual({ missing: [] });
  expect((await send(uploadOf(releaseFixture(), {}))).status).toBe(201);
});

test('a registry that ends between registering and pointing: the current release is kept, and the next one points', async () => {
  await registry.released('1.0.0', '1.1.0');
  await registry.deployer.put(current('finance'), { version: '1.0.0' });
  const next = await registry.openAnother();
  const served = async () => (await next.neighbour.get<{ version: string }[]>('/internal/current')).body;
  expect(await served()).toMatchObject([{ version: '1.0.0' }]);
  expect((await upload(next.deployer, uploadOf(releaseFixture({ version: '1.1.0' })))).status).toBe(201);
  await next.deployer.put(current('finance'), { version: '1.1.0' });
  expect(await served()).toMatchObject([{ version: '1.1.0' }]);
  await next.close();
});

test('repeating an upload restores lost files of a release', async () => {
  await send(uploadOf());
  await FileModel.deleteMany();
  expect((await send(uploadOf())).status).toBe(201);
  expect(await mongodbFiles.missing(hashes, new Date())).toEqual([]);
});

describe('a stored file that has become corrupt', () => {
  const stored = async () => (await mongodbFiles.find(hash('tabs')))?.identity.toString();
  beforeEach(async () => {
    await send(uploadOf());
    const br = Buffer.from('not brotli');
    await FileModel.collection.updateOne(
      { _id: hash('tabs') as never },
      { $set: { identity: Buffer.from('half'), br } },
    );
  });

  test('is among those that an upload has to include, and is restored by it', async () => {
    expect(await missingOf(hashes)).toEqual({ missing: [hash('tabs')] });
    expect((await send(uploadOf())).status).toBe(201);
    expect(await mongodbFiles.find(hash('tabs'))).toEqual({ identity: Buffer.from('tabs') });
    expect(await missingOf(hashes)).toEqual({ missing: [] });
  });

  test('gets into no other release', async () => {
    const { [chunk]: _, ...others } = minimalFiles;
    const refused = await send(uploadOf(releaseFixture({ version: '1.0.1' }), others));
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 'file_missing' } } });
    expect((await send(uploadOf(releaseFixture({ version: '1.0.1' })))).status).toBe(201);
    expect(await stored()).toBe('tabs');
  });
});

test('answers 500 and registers nothing if the store fails', async () => {
  const files = { ...mongodbFiles, put: () => Promise.reject(new Error('the store is away')) };
  const broken = await registry.openAnother({ files });
  expect((await upload(broken.deployer, uploadOf())).status).toBe(500);
  await broken.close();
  expect(await ReleaseModel.countDocuments()).toBe(0);
});

test('gateways can fetch a file only by its hash', async () => {
  await send(uploadOf());
  const file = (name: string) => `/internal/files/${encodeURIComponent(name)}`;
  const found = await registry.neighbour.get<string>(file(hash('tabs')));
  expect([found.status, found.headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
  expect(found.body.endsWith('tabs')).toBe(true);
  expect((await registry.neighbour.get(file(hash('nothing')))).status).toBe(404);
  expect((await registry.neighbour.get(file('sha384-short'))).status).toBe(404);
  expect((await registry.anybody.get(file(hash('tabs')))).status).toBe(401);
});

function startUpload(url: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(url);
  const all = { 'content-type': 'application/gzip', 'x-deploy-token': registry.deployToken, ...headers };
  return http.request({ hostname, port, path: releases, method: 'POST', headers: all, agent: false });
}

/** The status of an upload of which the head alone is sent. */
function statusOfHead(headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = startUpload(registry.url, headers);
    request.once('error', reject);
    request.once('response', ({ statusCode }) => {
      resolve(statusCode);
      request.destroy();
    });
    request.flushHeaders();
  });
}

test('of many concurrent uploads, those beyond the limit get a retry time at once, and are not read', async () => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let arrived = 0;
  const files: FileStore = {
    ...mongodbFiles,
    async missing(...of) {
      arrived++;
      await held;
      return mongodbFiles.missing(...of);
    },
  };
  const busy = await registry.openAnother({ files });
  const running = ['1.0.0', '1.0.1', '1.0.2'].map((version) =>
    upload(busy.deployer, uploadOf(releaseFixture({ version }))),
  );
  await until(() => arrived === 3);
  const { status, headers, body } = await upload(busy.deployer, Buffer.from('not even an archive'));
  expect({ status, body }).toMatchObject({ status: 503, body: { error: { code: 'busy' } } });
  expect(headers.get('retry-after')).toBe('2');
  letGo();
  expect((await Promise.all(running)).map((answer) => answer.status)).toEqual([201, 201, 201]);
  expect((await upload(busy.deployer, uploadOf())).status).toBe(201);
  await busy.close();
});
