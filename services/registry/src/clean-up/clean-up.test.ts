import { randomUUID } from 'node:crypto';
import { FileModel } from '../files/file.model';
import { mongodbFiles } from '../files/mongodb-files';
import { ReleaseModel } from '../releases/release.model';
import { current, openRegistry, remotes, type TestRegistry, upload } from '../testing/registry';
import { chunk, type Files, hash, minimalFiles, releaseFixture, uploadOf } from '../testing/release';
import { cleanUp } from './clean-up';

const dayMs = 24 * 3_600_000;

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openRegistry();
});
beforeEach(() => registry.empty());
afterAll(() => registry.close());

const pass = (days: number) => {
  registry.clock.now = new Date(registry.clock.now.getTime() + days * dayMs);
  return cleanUp(mongodbFiles, registry.clock.now);
};
const versions = async () => (await ReleaseModel.distinct('version')).sort();

/** Publishes a version with one file of its own. */
async function publish(version: string) {
  const files = { ...minimalFiles, [chunk]: version };
  expect((await upload(registry.deployer, uploadOf(releaseFixture({ version }, files), files))).status).toBe(201);
  await registry.relay.flush();
}
const has = async (version: string) => (await FileModel.countDocuments({ _id: hash(version) })) === 1;
const point = (version: string) => registry.deployer.put(current('finance'), { version });

test('stable, previous, rolled out and pinned releases are kept; others are removed after thirty days, then their files', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0']) await publish(version);
  for (const version of ['1.0.0', '1.1.0']) expect((await point(version)).status).toBe(200);
  expect((await registry.deployer.post(`${remotes}/finance/rollout`, { version: '1.2.0' })).status).toBe(201);
  expect(await pass(29)).toEqual({ releases: 0, files: 0 });
  await registry.admin.put(`${remotes}/finance/pin`, { version: '1.3.0' });
  expect(await pass(7)).toEqual({ releases: 1, files: 0 });
  expect(await versions()).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0']);
  expect(await has('1.4.0')).toBe(true);
  // A pin counts for hours.
  expect(await pass(34)).toEqual({ releases: 1, files: 1 });
  expect(await versions()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  expect([await has('1.4.0'), await has('1.3.0'), await has('1.0.0')]).toEqual([false, true, true]);
});

test('a registry that was stopped for a year removes no live release, and none from before usage was recorded', async () => {
  await publish('1.0.0');
  await publish('1.1.0');
  await point('1.0.0');
  await ReleaseModel.collection.updateOne({ version: '1.1.0' }, { $unset: { usedAt: 1 } });
  await FileModel.collection.updateMany({}, { $unset: { usedAt: 1 } });
  expect(await pass(365)).toEqual({ releases: 0, files: 0 });
  expect((await registry.neighbour.get(`/internal/files/${encodeURIComponent(hash('entry'))}`)).status).toBe(200);
});

test('a version that an open page requests, and one that is published again, count as used', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(version);
  await pass(20);
  expect((await registry.neighbour.get('/internal/releases/finance/1.0.0')).status).toBe(200);
  await publish('1.1.0');
  expect(await pass(20)).toMatchObject({ releases: 1 });
  expect(await versions()).toEqual(['1.0.0', '1.1.0']);
});

test('a release that is not yet in the audit is kept', async () => {
  await publish('1.0.0');
  await ReleaseModel.collection.updateOne(
    {},
    { $set: { outbox: [{ id: randomUUID(), type: 'act.audited' }] } as never },
  );
  expect(await pass(60)).toMatchObject({ releases: 0 });
});

describe('during concurrent changes', () => {
  test('a release that is being rolled out is not removed, or cannot be rolled out any more', async () => {
    await publish('1.0.0');
    registry.clock.now = new Date(registry.clock.now.getTime() + 60 * dayMs);
    const [{ releases }, { status }] = await Promise.all([cleanUp(mongodbFiles, registry.clock.now), point('1.0.0')]);
    expect([releases, status]).toEqual(releases === 0 ? [0, 200] : [1, 404]);
    expect(await versions()).toEqual(releases === 0 ? ['1.0.0'] : []);
  });

  test('files that a publish was told exist are kept for it', async () => {
    await publish('1.0.0');
    await ReleaseModel.deleteMany();
    registry.clock.now = new Date(registry.clock.now.getTime() + 60 * dayMs);
    expect(await mongodbFiles.missing([hash('1.0.0')], registry.clock.now)).toEqual([]);
    expect(await cleanUp(mongodbFiles, registry.clock.now)).toEqual({ releases: 0, files: 2 });
    expect(await has('1.0.0')).toBe(true);
  });

  test('a concurrent publish and clean-up leave a release with all its files, or reject it', async () => {
    await publish('1.0.0');
    await ReleaseModel.deleteMany();
    registry.clock.now = new Date(registry.clock.now.getTime() + 60 * dayMs);
    const files: Files = { ...minimalFiles, [chunk]: '1.0.0' };
    const release = releaseFixture({ version: '1.0.0' }, files);
    const [, { status }] = await Promise.all([
      cleanUp(mongodbFiles, registry.clock.now),
      upload(registry.deployer, uploadOf(release, { 'mf-manifest.json': files['mf-manifest.json'] ?? '' })),
    ]);
    const lacking = await mongodbFiles.missing(Object.values(release.integrity), registry.clock.now);
    expect([201, 400]).toContain(status);
    expect(lacking.length === 0 || status === 400).toBe(true);
  });
});
