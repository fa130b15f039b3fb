import { NewRelease } from './releases';

const hash = `sha384-${'A'.repeat(64)}`;
const release = {
  name: 'finance',
  version: '1.0.0',
  contract: 1,
  federation: '2.9.2',
  tabs: [],
  manifest: 'mf-manifest.json',
};
const issuesOf = (integrity: Record<string, string>) =>
  NewRelease.safeParse({ ...release, integrity }).error?.issues.map(({ path, message }) => [path.join(), message]);

test('a release has a hash of its manifest and of its first script', () => {
  expect(issuesOf({ 'mf-manifest.json': hash, 'remoteEntry.3fa91c20.js': hash })).toBeUndefined();
  expect(issuesOf({ 'mf-manifest.json': hash, 'assets/remoteEntry.js': hash })).toBeUndefined();
});

test.each([
  ['no hash at all', {}, 'Integrity must hold the hash of the manifest, mf-manifest.json'],
  [
    'none of the manifest',
    { 'remoteEntry.js': hash },
    'Integrity must hold the hash of the manifest, mf-manifest.json',
  ],
  [
    'none of the first script',
    { 'mf-manifest.json': hash, 'assets/11.js': hash },
    'Integrity must hold the hash of the remoteEntry script',
  ],
  [
    'one of a script called alike',
    { 'mf-manifest.json': hash, 'notremoteEntry.js': hash },
    'Integrity must hold the hash of the remoteEntry script',
  ],
])('a release with %s is rejected with a sentence', (_what, integrity, sentence) => {
  expect(issuesOf(integrity)).toEqual([['integrity', sentence]]);
});
