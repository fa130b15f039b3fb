import { brotliCompressSync } from 'node:zlib';
import { nameOfHash, packEncodings } from '@plaza/service-kit/releases/file-encodings';
import { listen } from '@plaza/test-kit/http';
import { RegistryConfig } from '../config';
import { missing, openRegistry, type TestRegistry, upload } from '../testing/registry';
import { chunk, hash, integrityOf, minimalFiles, releaseFixture, uploadOf } from '../testing/release';
import { s3Bucket, s3Key, strictS3 } from '../testing/strict-s3';
import { mongodbFiles } from './mongodb-files';
import { openFileStore } from './open-file-store';

let registry: TestRegistry;
let s3: Awaited<ReturnType<typeof listen>>;
const objects = new Map<string, Buffer>();

beforeAll(async () => {
  [registry, s3] = await Promise.all([openRegistry(), listen(strictS3(objects))]);
});
beforeEach(async () => {
  objects.clear();
  await registry.empty();
});
afterAll(() => Promise.all([registry.close(), s3.close()]));

const settings = () => ({
  FILES_STORE_URL: s3.url,
  FILES_STORE_BUCKET: s3Bucket,
  FILES_STORE_KEY_ID: s3Key.accessKeyId,
  FILES_STORE_SECRET: s3Key.secretAccessKey,
});
const configured = (changes: Record<string, string> = {}) =>
  openFileStore(RegistryConfig.parse({ ...settings(), ...changes }));
const file = { identity: Buffer.from('tabs'), br: brotliCompressSync('tabs') };
const now = new Date();
const hashes = Object.values(integrityOf(minimalFiles));

test.each([
  ['documents of the database', () => mongodbFiles],
  ['objects of a bucket', () => configured()],
])('%s store a file once, in the forms that were uploaded', async (_what, open) => {
  const store = open();
  expect(await store.missing([hash('tabs'), hash('other')], now)).toEqual([hash('tabs'), hash('other')]);
  expect(await store.find(hash('tabs'))).toBeUndefined();
  await Promise.all([store.put(hash('tabs'), file, now), store.put(hash('tabs'), file, now)]);
  expect(await store.missing([hash('tabs'), hash('other')], now)).toEqual([hash('other')]);
  expect(await store.find(hash('tabs'))).toEqual(file);
  await store.put(hash(''), { identity: Buffer.alloc(0) }, now);
  expect(await store.find(hash(''))).toEqual({ identity: Buffer.alloc(0) });
});

test('a release with files in a bucket is uploaded and served to gateways', async () => {
  const another = await registry.openAnother({ files: configured() });
  expect((await upload(another.deployer, uploadOf())).status).toBe(201);
  expect([...objects.keys()].sort()).toEqual(hashes.map((one) => `files/${nameOfHash(one)}`).sort());
  expect(await mongodbFiles.missing(hashes, now)).toEqual(hashes);
  const { [chunk]: _, ...others } = minimalFiles;
  expect((await upload(another.deployer, uploadOf(releaseFixture({ version: '1.0.1' }), others))).status).toBe(201);
  expect((await another.neighbour.get(`/internal/files/${encodeURIComponent(hash('tabs'))}`)).status).toBe(200);
  await another.close();
});

test.each([
  ['a wrong secret', { FILES_STORE_SECRET: 'another' }],
  ['an unknown key', { FILES_STORE_KEY_ID: 'SOMEBODY' }],
  ['a bucket that is not there', { FILES_STORE_BUCKET: 'nowhere' }],
  ['a store that is down', { FILES_STORE_URL: 'http://127.0.0.1:9' }],
])('with %s an upload is rejected with a sentence, and nothing is registered', async (_what, changes) => {
  const another = await registry.openAnother({ files: configured(changes) });
  expect(await upload(another.deployer, uploadOf())).toMatchObject({
    status: 500,
    body: { error: { code: 'files_unavailable' }, message: expect.stringMatching(/\.$/) },
  });
  await another.close();
  expect((await registry.neighbour.get('/internal/releases/finance/1.0.0')).status).toBe(404);
});

test('a corrupt object is told apart from a store that does not answer', async () => {
  const another = await registry.openAnother({ files: configured() });
  const answer = () => another.neighbour.get(`/internal/files/${encodeURIComponent(hash('tabs'))}`);
  expect(await answer()).toMatchObject({ status: 404, body: { error: { code: 'file_not_found' } } });
  objects.set(`files/${nameOfHash(hash('tabs'))}`, Buffer.from('half'));
  expect(await answer()).toMatchObject({ status: 500, body: { error: { code: 'file_corrupt' } } });
  await another.close();
});

test.each([
  ['cannot be read', () => Buffer.from('half')],
  ['has other content', () => packEncodings({ identity: Buffer.from('other') })],
  [
    'has a compressed form of another file',
    () => packEncodings({ identity: Buffer.from('tabs'), br: brotliCompressSync('x') }),
  ],
])('an object that %s is restored by repeating the upload', async (_what, corrupt) => {
  const another = await registry.openAnother({ files: configured() });
  await upload(another.deployer, uploadOf());
  objects.set(`files/${nameOfHash(hash('tabs'))}`, corrupt());
  const { body } = await another.deployer.post(missing, { hashes });
  expect(body).toEqual({ missing: [hash('tabs')] });
  expect((await upload(another.deployer, uploadOf())).status).toBe(201);
  expect(objects.get(`files/${nameOfHash(hash('tabs'))}`)).toEqual(packEncodings({ identity: Buffer.from('tabs') }));
  await another.close();
});

test('a store that does not answer says so to gateways', async () => {
  const another = await registry.openAnother({ files: configured({ FILES_STORE_SECRET: 'another' }) });
  const { status, body } = await another.neighbour.get(`/internal/files/${encodeURIComponent(hash('tabs'))}`);
  expect([status, body]).toMatchObject([500, { error: { code: 'files_unavailable' } }]);
  await another.close();
});

test('the configuration of a bucket is complete or absent', () => {
  expect(openFileStore(RegistryConfig.parse({}))).toBe(mongodbFiles);
  for (const name of Object.keys(settings())) {
    const { [name]: _, ...others } = settings() as Record<string, string>;
    expect(() => RegistryConfig.parse(others)).toThrow('FILES_STORE_BUCKET');
  }
});
