import { type Release, remoteContract } from '@plaza/contracts/registry/releases';
import {
  fullIntegrity,
  hash,
  openRegistry,
  releaseFixture,
  releases,
  remotes,
  shellFederation,
  type TestRegistry,
} from '../testing/registry';
import { ReleaseModel } from './release.model';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openRegistry();
});
beforeEach(() => registry.empty());
afterAll(() => registry.close());

test('a release is registered, and registering it again answers the same', async () => {
  const first = await registry.deployer.post<Release>(releases, releaseFixture());
  expect(first).toMatchObject({ status: 201, body: releaseFixture() });
  const again = await registry.deployer.post(releases, releaseFixture());
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(await ReleaseModel.countDocuments()).toBe(1);
});

test('ten who register the same release at once make one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => registry.deployer.post(releases, releaseFixture())),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(await ReleaseModel.countDocuments()).toBe(1);
});

test.each([
  ['a changed file', { integrity: { ...fullIntegrity, 'assets/tabs.11.js': hash('other') } }],
  ['fewer tabs', { tabs: ['overview' as const] }],
  ['another manifest', { manifest: 'other.json', integrity: { ...fullIntegrity, 'other.json': hash('other') } }],
])('a version never changes: %s is a conflict', async (_what, changes) => {
  await registry.released('1.0.0');
  const { status, body } = await registry.deployer.post(releases, releaseFixture(changes));
  expect(status).toBe(409);
  expect(body).toMatchObject({ error: { code: 'release_exists' } });
  expect(await registry.admin.get(remotes)).toMatchObject({
    body: expect.arrayContaining([stateOf(releaseFixture())]),
  });
});

const stateOf = (held: Release) => expect.objectContaining({ releases: [expect.objectContaining(held)] });

test('the shell speaks one contract; another one is refused with both numbers', async () => {
  const { status, body } = await registry.deployer.post(releases, releaseFixture({ contract: 7 }));
  expect(status).toBe(409);
  expect(body).toMatchObject({
    message: `finance 1.0.0 was built for remote contract 7, the shell speaks ${remoteContract}.`,
    error: { code: 'contract_mismatch' },
  });
});

test('a build with another federation runtime is refused with both versions', async () => {
  const { status, body } = await registry.deployer.post<{ message: string }>(
    releases,
    releaseFixture({ federation: '2.8.0' }),
  );
  expect(status).toBe(409);
  expect(body).toMatchObject({ error: { code: 'federation_mismatch' } });
  expect(body.message).toContain('2.8.0');
  expect(body.message).toContain(shellFederation);
});

test('tabs are those of the permission graph, or fewer', async () => {
  expect((await registry.deployer.post(releases, releaseFixture({ tabs: ['overview'] }))).status).toBe(201);
  const refused = await registry.deployer.post(
    releases,
    releaseFixture({ version: '1.0.1', tabs: ['overview', 'admin'] }),
  );
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'tabs_not_of_remote' } } });
  expect(await ReleaseModel.countDocuments()).toBe(1);
});

test.each([
  ['an unknown remote', { name: 'payments' }],
  ['an operator for a version', { version: { $gt: '' } }],
  ['a version that is none', { version: 'latest' }],
  ['a manifest outside of the release', { manifest: '../other/mf-manifest.json' }],
  ['a manifest of somebody else', { manifest: 'https://elsewhere.example/mf-manifest.json' }],
  ['a file outside of the release', { integrity: { ...fullIntegrity, '../../entry.js': hash('entry') } }],
  ['a hash that is none', { integrity: { ...fullIntegrity, 'entry.js': 'sha384-short' } }],
  ['an unknown field', { channel: 'beta' }],
])('%s is refused', async (_what, changes) => {
  const { status, body } = await registry.deployer.post(releases, { ...releaseFixture(), ...changes });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { code: 'invalid_input' } });
  expect(await ReleaseModel.countDocuments()).toBe(0);
});

const { 'mf-manifest.json': _manifest, ...withoutManifest } = fullIntegrity;
const { 'remoteEntry.3fa91c20.js': _entry, ...withoutEntry } = fullIntegrity;

test.each([
  ['any hash', {}, 'Integrity must hold the hash of the manifest, mf-manifest.json'],
  ['the hash of the manifest', withoutManifest, 'Integrity must hold the hash of the manifest, mf-manifest.json'],
  ['the hash of the entry', withoutEntry, 'Integrity must hold the hash of the remoteEntry script'],
])('a release without %s is refused with a sentence', async (_what, integrity, sentence) => {
  const { status, body } = await registry.deployer.post(releases, releaseFixture({ integrity }));
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { code: 'invalid_input' }, message: expect.stringContaining(sentence) });
  expect(await ReleaseModel.countDocuments()).toBe(0);
});

test('a remote of some hundred files fits', async () => {
  const files = Array.from({ length: 1000 }, (_, index) => [`assets/chunk-${index}.js`, hash(`${index}`)]);
  expect(
    (
      await registry.deployer.post(
        releases,
        releaseFixture({ integrity: { ...fullIntegrity, ...Object.fromEntries(files) } }),
      )
    ).status,
  ).toBe(201);
});
