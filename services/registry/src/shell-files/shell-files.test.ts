import { brotliCompressSync } from 'node:zlib';
import { shellFilesInternal } from '@plaza/contracts/registry/shell-files';
import { packEncodings } from '@plaza/service-kit/releases/file-encodings';
import { cleanUp } from '../clean-up/clean-up';
import { FileModel } from '../files/file.model';
import { mongodbFiles } from '../files/mongodb-files';
import { openRegistry, type TestRegistry } from '../testing/registry';
import { hash } from '../testing/release';

const { publishPath, contentPath } = shellFilesInternal;
const binary = { headers: { 'content-type': 'application/octet-stream' } };
const dayMs = 24 * 3_600_000;

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openRegistry();
});
beforeEach(() => registry.empty());
afterAll(() => registry.close());

const main = { name: 'main.0a1b2c3d.js', hash: hash('main') };
const styles = { name: 'main.4e5f6071.css', hash: hash('styles') };
const packed = (content: string) =>
  packEncodings({ identity: Buffer.from(content), br: brotliCompressSync(Buffer.from(content)) });
const publish = (...files: { name: string; hash: string }[]) => registry.gateway.post(publishPath, { files });
const send = (content: string) => registry.gateway.post(contentPath, packed(content), binary);
const find = (name: string) => registry.neighbour.get(`${publishPath}/${name}`);
const cleanUpAfter = (days: number) => {
  registry.clock.now = new Date(registry.clock.now.getTime() + days * dayMs);
  return cleanUp(mongodbFiles, registry.clock.now);
};

test('a gateway sends only the contents that the registry lacks, and other gateways find the files by their names', async () => {
  expect(await publish(main, styles)).toMatchObject({ status: 200, body: { missing: [main.hash, styles.hash] } });
  expect((await find(main.name)).status).toBe(404);
  expect([(await send('main')).status, (await send('styles')).status]).toEqual([204, 204]);
  expect((await publish(main, styles)).body).toEqual({ missing: [] });
  expect(await find(main.name)).toMatchObject({ status: 200, body: main });
  expect((await registry.neighbour.get(`/internal/files/${encodeURIComponent(main.hash)}`)).status).toBe(200);
  expect(await mongodbFiles.find(main.hash)).toEqual({
    identity: Buffer.from('main'),
    br: brotliCompressSync(Buffer.from('main')),
  });
  const renamed = { ...main, name: 'main.99999999.js' };
  expect((await publish(renamed, styles)).body).toEqual({ missing: [] });
  expect((await find(renamed.name)).body).toEqual(renamed);
});

test('files whose content did not arrive do not keep the others from being published', async () => {
  await send('main');
  expect((await publish(main, styles)).body).toEqual({ missing: [styles.hash] });
  expect([(await find(main.name)).status, (await find(styles.name)).status]).toEqual([200, 404]);
});

test('a name keeps its content', async () => {
  await Promise.all([send('main'), send('styles')]);
  await publish(main);
  const changed = { ...main, hash: styles.hash };
  expect(await publish(changed, styles)).toMatchObject({ status: 200, body: { missing: [] } });
  expect([(await find(main.name)).body, (await find(styles.name)).body]).toEqual([main, styles]);
});

test('of two gateways that publish different contents under one name at once, one publishes it', async () => {
  await Promise.all([send('main'), send('styles')]);
  const changed = { ...main, hash: styles.hash };
  const answers = await Promise.all([main, changed, main, changed].map((file) => publish(file)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { body } = await find(main.name);
  await publish(changed);
  await publish(main);
  expect((await find(main.name)).body).toEqual(body);
});

test('contents are read once a day, not at each start of a gateway', async () => {
  await Promise.all([send('main'), send('styles')]);
  const read = jest.spyOn(mongodbFiles, 'find');
  await publish(main);
  await publish(main, styles);
  expect(read).toHaveBeenCalledTimes(2);
  await FileModel.deleteMany({ _id: main.hash });
  expect((await publish(main, styles)).body).toEqual({ missing: [main.hash] });
  expect(read).toHaveBeenCalledTimes(2);
  read.mockRestore();
});

test('a content that was damaged in the store is sent again within a day', async () => {
  await send('main');
  await publish(main);
  registry.clock.now = new Date(registry.clock.now.getTime() + dayMs);
  await FileModel.collection.updateOne({ _id: main.hash as never }, { $set: { identity: Buffer.from('other') } });
  expect((await publish(main)).body).toEqual({ missing: [main.hash] });
  await send('main');
  expect((await publish(main)).body).toEqual({ missing: [] });
});

test('several gateways may publish the same files at once', async () => {
  await send('main');
  const answers = await Promise.all([1, 2, 3, 4].map(() => publish(main)));
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(4).fill([200, { missing: [] }]));
});

test('a file that no gateway has published for thirty days is removed, and its content with it', async () => {
  await Promise.all([send('main'), send('styles')]);
  await publish(main, styles);
  await cleanUpAfter(29);
  await publish(main);
  await cleanUpAfter(7);
  expect([(await find(main.name)).status, (await find(styles.name)).status]).toEqual([200, 404]);
  await publish(main);
  await cleanUpAfter(29);
  expect((await find(main.name)).status).toBe(200);
  expect(await mongodbFiles.missing([main.hash, styles.hash], registry.clock.now)).toEqual([styles.hash]);
});

test('no service but a gateway publishes files or sends contents', async () => {
  const refused = { status: 403, body: { error: { code: 'gateways_only' } } };
  expect(await registry.neighbour.post(publishPath, { files: [main] })).toMatchObject(refused);
  expect(await registry.neighbour.post(contentPath, packed('main'), binary)).toMatchObject(refused);
  expect(await mongodbFiles.missing([main.hash], registry.clock.now)).toEqual([main.hash]);
});

test.each([
  'index.html',
  'main.0a1b2c3d.html',
  'main.js',
  '../main.0a1b2c3d.js',
  'pages/main.0a1b2c3d.js',
  `${'x'.repeat(100)}.0a1b2c3d.js`,
  'main.0a1b2c3d.js.map',
])('%.40s is no name of a file of a shell', async (name) => {
  await send('main');
  expect((await publish({ name, hash: main.hash })).status).toBe(400);
  expect((await find(encodeURIComponent(name))).status).toBe(404);
});

test.each([
  ['something else', Buffer.from('main')],
  ['a compressed form of something else', packEncodings({ identity: Buffer.from('main'), br: Buffer.from('other') })],
])('%s is refused as a content', async (_what, body) => {
  expect((await registry.gateway.post(contentPath, body, binary)).status).toBe(400);
  expect(await mongodbFiles.missing([main.hash], registry.clock.now)).toEqual([main.hash]);
});
