import type { RemoteName } from '@plaza/contracts/permission-graph';
import { NewRelease, type Release, releaseDescription } from '@plaza/contracts/registry/releases';
import { InvalidInput, parse } from '@plaza/service-kit/errors';
import { type FileForms, findFileFault } from '@plaza/service-kit/file-forms';
import type { FileStore } from '../files/file-store';
import { requireCompatible } from '../releases/release-compatibility';
import { addRelease, type Released } from '../releases/releases';
import { manifestFiles } from './manifest-files';
import { readArchive } from './read-archive';

const refused = (code: string, sentence: string) => new InvalidInput(sentence, undefined, code);

/**
 * Keeps the files of an uploaded release, then registers it: whatever ends it between the two, the same upload again
 * brings it to its end. Of an upload that is refused nothing is kept.
 * @throws InvalidInput for what is wrong with the archive, Conflict for a release that cannot be
 */
export async function takeUpload(
  name: RemoteName,
  packed: Buffer,
  files: FileStore,
  shellFederation: string,
): Promise<Released> {
  const archive = await readArchive(packed);
  const release = describedIn(archive, name);
  requireCompatible(release, shellFederation);
  const brought = await checkedFiles(archive, release);
  await requireAll(release, brought, files);
  const uploaded = await files.missing([...brought.keys()]);
  await Promise.all(uploaded.map((hash) => files.put(hash, brought.get(hash) as FileForms)));
  return addRelease(release);
}

function describedIn(archive: Map<string, Buffer>, name: RemoteName): Release {
  const bytes = archive.get(releaseDescription);
  if (!bytes) throw refused('description_missing', `The archive holds no ${releaseDescription}.`);
  const release = parse(NewRelease, parseJson(bytes));
  if (release.name !== name) {
    throw refused('release_of_another_remote', `This is a release of ${release.name}, not of ${name}.`);
  }
  return release;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw refused('description_broken', `${releaseDescription} is not valid JSON.`);
  }
}

/**
 * The files of the archive with their compressed forms, by hash.
 * @throws InvalidInput for one that the release does not list, or that is not what it lists
 */
async function checkedFiles(archive: Map<string, Buffer>, { integrity }: Release): Promise<Map<string, FileForms>> {
  const isListed = (file: string) => Object.hasOwn(integrity, file);
  for (const file of archive.keys()) {
    const whole = file.replace(/\.(br|gz)$/, '');
    if (file === releaseDescription || isListed(file) || (isListed(whole) && archive.has(whole))) continue;
    throw refused('file_not_listed', `${file} is in the archive and not in the release's integrity.`);
  }
  const checked = new Map<string, FileForms>();
  for (const [file, hash] of Object.entries(integrity)) {
    const identity = archive.get(file);
    if (!identity) continue;
    const forms = formsOf(file, identity, archive);
    const fault = await findFileFault(forms, hash);
    if (fault) throw refused('file_differs', `${file} ${fault}.`);
    checked.set(hash, forms);
  }
  return checked;
}

function formsOf(file: string, identity: Buffer, archive: Map<string, Buffer>): FileForms {
  const [br, gzip] = [archive.get(`${file}.br`), archive.get(`${file}.gz`)];
  return { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) };
}

/** @throws InvalidInput where a file is neither in the archive nor kept, or where the manifest leads past the hashes */
async function requireAll(
  { manifest, integrity }: Release,
  brought: Map<string, FileForms>,
  files: FileStore,
): Promise<void> {
  const listed = Object.entries(integrity);
  const missing = new Set(await files.missing(listed.map(([, hash]) => hash).filter((hash) => !brought.has(hash))));
  const absent = listed.find(([, hash]) => missing.has(hash));
  if (absent) throw refused('file_missing', `${absent[0]} is neither in the archive nor here from an earlier release.`);

  const hash = integrity[manifest] ?? '';
  const { identity } = brought.get(hash) ?? (await files.find(hash)) ?? { identity: Buffer.alloc(0) };
  const unhashed = manifestFiles(manifest, identity).find((file) => !Object.hasOwn(integrity, file));
  if (unhashed !== undefined) {
    throw refused('integrity_incomplete', `The manifest leads to ${unhashed.slice(0, 200)}, which has no hash.`);
  }
}
