import type { RemoteName } from '@plaza/contracts/permission-graph';
import { type ListedRelease, NewRelease, type Release, releaseDescription } from '@plaza/contracts/registry/releases';
import { releaseSignature } from '@plaza/contracts/registry/signatures';
import { parse } from '@plaza/service-kit/errors';
import { type FileEncodings, findFileError } from '@plaza/service-kit/releases/file-encodings';
import { registerArea } from '../areas/register-area';
import { requireNeeds } from '../compatibility/require-needs';
import type { DeployAuthor } from '../deployer';
import type { FileStore } from '../files/file-store';
import { missingFiles } from '../files/missing-files';
import { jsonIn } from '../json-in';
import { requireCompatible } from '../releases/release-compatibility';
import { addRelease } from '../releases/releases';
import { teamOf } from '../teams/teams';
import { areaOfRelease } from './area-of-release';
import { checkedSignature } from './checked-signature';
import { readArchive } from './read-archive';
import { type ManifestContent, readManifest } from './read-manifest';
import { uploadError } from './upload-error';

const aside: readonly string[] = [releaseDescription, releaseSignature];

/**
 * Stores the files of an uploaded release, then registers it: if this is interrupted in between, uploading it again
 * completes it. Nothing of a refused upload is stored.
 * @throws InvalidInput for errors in the archive, Conflict for a release that is not allowed
 */
export async function takeUpload(
  name: RemoteName,
  packed: Buffer,
  author: DeployAuthor,
  files: FileStore,
  { shellFederation, now }: { readonly shellFederation: string; readonly now: Date },
): Promise<ListedRelease> {
  const archive = await readArchive(packed);
  const release = describedIn(archive, name);
  requireCompatible(release, shellFederation);
  const team = await teamOf(name);
  const signature = checkedSignature(archive.get(releaseSignature), release, team);
  await requireNeeds(release);
  const brought = await checkedFiles(archive, release);
  const manifest = await requireAll(release, brought, files, now);
  const area = await areaOfRelease(release, (file) => readListed(file, release, brought, files));
  if (area) await registerArea(area, release.version, now);
  const uploaded = await missingFiles(files, [...brought.keys()], now);
  await Promise.all(uploaded.map((hash) => files.put(hash, brought.get(hash) as FileEncodings, now)));
  const bytes = await bytesOf(release, brought, files);
  const published = { by: author.name, bytes, shared: manifest.shared };
  return addRelease(release, { author, team: team?.name, signature, published, area, now });
}

function describedIn(archive: Map<string, Buffer>, name: RemoteName): Release {
  const bytes = archive.get(releaseDescription);
  if (!bytes) throw uploadError('description_missing', `The archive holds no ${releaseDescription}.`);
  const release = parse(NewRelease, jsonIn(bytes, releaseDescription));
  if (release.name !== name) {
    throw uploadError('release_of_another_remote', `This is a release of ${release.name}, not of ${name}.`);
  }
  return release;
}

/**
 * The files of the archive with their compressed forms, by hash.
 * @throws InvalidInput for a file that the release does not list, or whose content does not match its hash
 */
async function checkedFiles(archive: Map<string, Buffer>, { integrity }: Release): Promise<Map<string, FileEncodings>> {
  const isListed = (file: string) => Object.hasOwn(integrity, file);
  for (const file of archive.keys()) {
    const whole = file.replace(/\.(br|gz)$/, '');
    if (aside.includes(file) || isListed(file) || (isListed(whole) && archive.has(whole))) continue;
    throw uploadError('file_not_listed', `${file} is in the archive and not in the release's integrity.`);
  }
  const checked = new Map<string, FileEncodings>();
  for (const [file, hash] of Object.entries(integrity)) {
    const identity = archive.get(file);
    if (!identity) continue;
    const forms = formsOf(file, identity, archive);
    const error = await findFileError(forms, hash);
    if (error) throw uploadError('file_differs', `${file} ${error}.`);
    checked.set(hash, forms);
  }
  return checked;
}

function formsOf(file: string, identity: Buffer, archive: Map<string, Buffer>): FileEncodings {
  const [br, gzip] = [archive.get(`${file}.br`), archive.get(`${file}.gz`)];
  return { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) };
}

/** The total size of a release's files as browsers fetch them: compressed if there is a compressed form. */
async function bytesOf({ integrity }: Release, brought: Map<string, FileEncodings>, files: FileStore): Promise<number> {
  let bytes = 0;
  for (const hash of new Set(Object.values(integrity))) {
    const file = brought.get(hash) ?? (await files.find(hash));
    bytes += (file?.br ?? file?.gzip ?? file?.identity)?.length ?? 0;
  }
  return bytes;
}

/**
 * Requires all files of a release to be in the archive or stored, and all files of the manifest to have a hash.
 * @returns the content of the manifest @throws InvalidInput
 */
async function requireAll(
  { manifest, integrity }: Release,
  brought: Map<string, FileEncodings>,
  files: FileStore,
  now: Date,
): Promise<ManifestContent> {
  const listed = Object.entries(integrity);
  const missing = new Set(
    await missingFiles(
      files,
      listed.map(([, hash]) => hash).filter((hash) => !brought.has(hash)),
      now,
    ),
  );
  const absent = listed.find(([, hash]) => missing.has(hash));
  if (absent) {
    const sentence = `${absent[0]} is not in the archive, and there is no sound copy of it from an earlier release.`;
    throw uploadError('file_missing', sentence);
  }

  const content = readManifest(manifest, await readListed(manifest, { integrity }, brought, files));
  const unhashed = content.files.find((file) => !Object.hasOwn(integrity, file));
  if (unhashed !== undefined) {
    throw uploadError('integrity_incomplete', `The manifest leads to ${unhashed.slice(0, 200)}, which has no hash.`);
  }
  return content;
}

/** A file of the release, from the archive or from an earlier release; empty if it is in neither. */
async function readListed(
  file: string,
  { integrity }: Pick<Release, 'integrity'>,
  brought: Map<string, FileEncodings>,
  files: FileStore,
): Promise<Buffer> {
  const hash = integrity[file] ?? '';
  const { identity } = brought.get(hash) ?? (await files.find(hash)) ?? { identity: Buffer.alloc(0) };
  return identity;
}
