import type { ShellFile } from '@plaza/contracts/registry/shell-files';
import { InvalidInput, NotFound } from '@plaza/service-kit/errors';
import { findFileError, sha384, unpackEncodings } from '@plaza/service-kit/releases/file-encodings';
import type { FileStore } from '../files/file-store';
import { missingFiles } from '../files/missing-files';
import { unusedBefore } from '../last-use';
import { ShellFileModel } from './shell-file.model';

/**
 * Records that a gateway has these files in its shell, except those whose content is not stored, or not sound.
 * @returns the hashes of the latter
 */
export async function publishShellFiles(
  published: readonly ShellFile[],
  files: FileStore,
  now: Date,
): Promise<string[]> {
  const hashes = published.map(({ hash }) => hash);
  const missing = await missingFiles(files, hashes, now);
  const stored = published.filter(({ hash }) => !missing.includes(hash));
  if (stored.length > 0)
    await ShellFileModel.bulkWrite(
      stored.map((file) => toUpsert(file, now)),
      { ordered: false },
    );
  return missing;
}

const toUpsert = ({ name, hash }: ShellFile, publishedAt: Date) => ({
  updateOne: { filter: { _id: name }, update: { $set: { hash, publishedAt } }, upsert: true },
});

/** Stores the content of a file under its hash. @throws InvalidInput if it is not what a gateway packs */
export async function storeShellFile(packed: Buffer, files: FileStore, now: Date): Promise<void> {
  const file = unpackEncodings(packed);
  if (!file) throw new InvalidInput('This is no packed file.');
  const hash = sha384(file.identity);
  const error = await findFileError(file, hash);
  if (error) throw new InvalidInput(`The file ${error}.`);
  await files.put(hash, file, now);
}

/** @throws NotFound */
export async function findShellFile(name: string): Promise<ShellFile> {
  const found = await ShellFileModel.findById(name).lean();
  if (!found) throw new NotFound('shell_file_not_found', 'No gateway has published this file.');
  return { name, hash: found.hash };
}

/** Removes the files that no gateway has published for thirty days. @returns the hashes of the others */
export async function removeOldShellFiles(now: Date): Promise<string[]> {
  await ShellFileModel.deleteMany({ publishedAt: { $lt: unusedBefore(now) } });
  const hashes: unknown[] = await ShellFileModel.distinct('hash');
  return hashes.map(String);
}
