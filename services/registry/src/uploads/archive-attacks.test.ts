import { gzipSync } from 'node:zlib';
import { uploadLimits } from '@plaza/contracts/registry/releases';
import { FileModel } from '../files/file.model';
import { ReleaseModel } from '../releases/release.model';
import { archiveOf, type Entry, tarOf } from '../testing/archive';
import { openRegistry, type TestRegistry, upload } from '../testing/registry';
import {
  chunk,
  described,
  entriesOf,
  type Files,
  integrityOf,
  manifestOf,
  minimalFiles,
  releaseFixture,
  uploadOf,
} from '../testing/release';
import { readArchive } from './read-archive';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await openRegistry();
});
beforeEach(() => registry.empty());
afterAll(() => registry.close());

const send = (archive: Buffer) => upload(registry.deployer, archive);
const whole = (...more: Entry[]) => archiveOf([described(releaseFixture()), ...entriesOf(minimalFiles), ...more]);
const withManifest = (manifest: string): Buffer => {
  const files = { ...minimalFiles, 'mf-manifest.json': manifest };
  return uploadOf(releaseFixture({}, files), files);
};
const withParts = (parts: object) => withManifest(JSON.stringify({ ...JSON.parse(manifestOf()), ...parts }));
const withCalls = (overview: string[]) => withParts({ calls: { overview } });
const without = (file: string): Files =>
  Object.fromEntries(Object.entries(minimalFiles).filter(([name]) => name !== file));
const { [chunk]: _chunk, ...withoutChunk } = integrityOf(minimalFiles);
const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length - 1500);

const file = 'archive_path_refused';
const entry = 'archive_entry_refused';

test.each<[string, Buffer, string]>([
  ['an absolute path', whole({ path: '/etc/passwd', content: 'x' }), file],
  ['a path that climbs', whole({ path: '../../outside.js', content: 'x' }), file],
  ['a path that climbs on the way', whole({ path: 'assets/../../outside.js', content: 'x' }), file],
  ['a path with a backslash', whole({ path: '..\\outside.js', content: 'x' }), file],
  ['a path that is hidden', whole({ path: '.env', content: 'x' }), file],
  ['a symbolic link', whole({ path: 'assets/a.js', type: 'SymbolicLink', linkpath: '/etc/passwd' }), entry],
  ['a hard link', whole({ path: 'assets/a.js', type: 'Link', linkpath: chunk }), entry],
  ['a character device', whole({ path: 'assets/a.js', type: 'CharacterDevice' }), entry],
  ['a block device', whole({ path: 'assets/a.js', type: 'BlockDevice' }), entry],
  ['a pipe', whole({ path: 'assets/a.js', type: 'FIFO' }), entry],
  ['a folder', whole({ path: 'assets/', type: 'Directory' }), entry],
  ['a file twice', whole({ path: chunk, content: 'evil' }), 'archive_double'],
  ['the description twice', whole(described(releaseFixture({ tabs: [] }))), 'archive_double'],
  ['a file that is not listed', whole({ path: 'assets/evil.js', content: 'evil' }), 'file_not_listed'],
  ['a compressed form of no file', whole({ path: 'assets/evil.js.br', content: 'evil' }), 'file_not_listed'],
  [
    'a compressed form without its file',
    uploadOf(releaseFixture(), { ...without(chunk), [`${chunk}.gz`]: 'x' }),
    'file_not_listed',
  ],
  ['a file with another content', uploadOf(releaseFixture(), { ...minimalFiles, [chunk]: 'evil' }), 'file_differs'],
  ['a compressed form with another content', whole({ path: `${chunk}.gz`, content: gzipSync('evil') }), 'file_differs'],
  [
    'a compressed form with trailing data',
    whole({ path: `${chunk}.gz`, content: gzipSync('tabs;evil') }),
    'file_differs',
  ],
  ['a file that is missing', uploadOf(releaseFixture(), without(chunk)), 'file_missing'],
  [
    'a script that the map lacks',
    uploadOf(releaseFixture({ integrity: withoutChunk }), without(chunk)),
    'integrity_incomplete',
  ],
  ['a manifest that leads elsewhere', withManifest(manifestOf(['https://evil.example/a.js'])), 'integrity_incomplete'],
  ['an invalid manifest', withManifest('{}'), 'manifest_broken'],
  ['a manifest that is no JSON', withManifest('<html>'), 'manifest_broken'],
  ['a manifest with a call elsewhere', withCalls(['https://evil.example/api/v1/x']), 'manifest_broken'],
  ['a manifest with too many calls', withCalls(Array(9).fill('/api/v1/finance/loans')), 'manifest_broken'],
  ['a manifest with a long call', withCalls([`/api/v1/${'x'.repeat(193)}`]), 'manifest_broken'],
  ['a manifest with tabs of another kind', withParts({ tabs: { overview: 'tab.js' } }), 'manifest_broken'],
  ['a file of a tab that the map lacks', withParts({ tabs: { overview: ['tab.js'] } }), 'integrity_incomplete'],
  ['no description', archiveOf(entriesOf(minimalFiles)), 'description_missing'],
  ['a description that is no JSON', archiveOf([{ path: 'release.json', content: '{' }]), 'description_broken'],
  ['nothing', Buffer.alloc(0), 'archive_broken'],
  ['nothing in the gzip', gzipSync(''), 'archive_broken'],
  ['text', Buffer.from('a release'), 'archive_broken'],
  ['text in the gzip', gzipSync('a release'.repeat(500)), 'archive_broken'],
  [
    'a broken gzip',
    Buffer.concat([whole().subarray(0, 60), Buffer.alloc(60, 7), whole().subarray(120)]),
    'archive_broken',
  ],
  ['a gzip that was cut', whole().subarray(0, -20), 'archive_broken'],
  [
    'a tar that was cut',
    gzipSync(cut(tarOf([...entriesOf(minimalFiles), { path: 'a.js', content: 'x'.repeat(600) }]))),
    'archive_broken',
  ],
  ['a gzip in the gzip', gzipSync(whole()), 'archive_broken'],
  [
    'a file that is too large',
    whole({ path: 'assets/a.js', content: Buffer.alloc(uploadLimits.fileBytes + 1) }),
    'file_too_large',
  ],
  ['100,000 files', whole(...many(100_000)), 'archive_too_many_files'],
])('%s is rejected with a sentence, and nothing is stored', async (_what, archive, code) => {
  const { status, body } = await send(archive);
  expect([status, body]).toMatchObject([400, { message: expect.stringMatching(/^.{10,300}\.$/), error: { code } }]);
  expect([await ReleaseModel.countDocuments(), await FileModel.countDocuments()]).toEqual([0, 0]);
});

test('the sentence about a manifest names the path of its fault', async () => {
  expect((await send(withCalls(['/api/v1/x', '/elsewhere']))).body).toMatchObject({
    message: 'mf-manifest.json is no manifest of a remote. calls.overview.1: Overview must start with /api/v1/.',
  });
});

function many(count: number): Entry[] {
  return Array.from({ length: count }, (_, index) => ({ path: `assets/${index}.js`, content: 'x' }));
}

test('a bomb of 20 MB that would expand to 20 GB is not unpacked', async () => {
  // The gzip of a megabyte, again and again, as a gzip may have many parts.
  const bomb = Buffer.alloc(20 * 1024 * 1024).fill(gzipSync(Buffer.alloc(1024 * 1024), { level: 9 }));
  const before = process.memoryUsage().rss;
  expect(await send(bomb)).toMatchObject({
    status: 400,
    body: { error: { code: 'archive_too_large' } },
  });
  expect(process.memoryUsage().rss - before).toBeLessThan(6 * uploadLimits.unpackedBytes);
});

test('entries that only affect the parser are not files', async () => {
  const names = [...(await readArchive(whole())).keys()];
  expect(names.sort()).toEqual(['release.json', ...Object.keys(minimalFiles)].sort());
});
