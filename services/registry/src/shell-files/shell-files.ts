import type { ShellFile } from '@plaza/contracts/registry/shell-files';
import { InvalidInput, NotFound } from '@plaza/service-kit/errors';
import type { Log } from '@plaza/service-kit/logging/log';
import { findFileError, sha384, unpackEncodings } from '@plaza/service-kit/releases/file-encodings';
import type { FileStore } from '../files/file-store';
import { missingFiles } from '../files/missing-files';
import { unusedBefore } from '../last-use';
import { ShellFileModel, type ShellFileRecord } from './shell-file.model';

/** Gateways publish each day, so the stored contents are verified each day, but not at each start of a gateway. */
const verifiedForMs = 23 * 3_600_000;

/**
 * Records that a gateway has these files in its shell, except those whose content is not stored, or not sound. A name
 * that is published with another content keeps its own, as browsers may have it already; that is logged.
 * @returns the hashes of the files whose content is missing
 */
export async function publishShellFiles(
  published: readonly ShellFile[],
  files: FileStore,
  now: Date,
  log: Pick<Log, 'error'>,
): Promise<string[]> {
  const records = await findRecords(published);
  const isOther = ({ name, hash }: ShellFile) => (records.get(name)?.hash ?? hash) !== hash;
  const others = published.filter(isOther);
  if (others.length > 0)
    log.error({ files: others }, 'files of a shell were published with another content; they keep the first one');
  const wanted = published.filter((file) => !isOther(file));
  const verifiedSince = now.getTime() - verifiedForMs;
  const isVerified = ({ name }: ShellFile) => (records.get(name)?.verifiedAt?.getTime() ?? 0) > verifiedSince;
  const [verified, unverified] = [wanted.filter(isVerified), wanted.filter((file) => !isVerified(file))];
  const missing = new Set([
    ...(await files.missing(hashesOf(verified), now)),
    ...(await missingFiles(files, hashesOf(unverified), now)),
  ]);
  const stored = wanted.filter(({ hash }) => !missing.has(hash));
  await recordFiles(stored, (file) => ({ publishedAt: now, ...(isVerified(file) ? {} : { verifiedAt: now }) }));
  return [...missing];
}

const hashesOf = (files: readonly ShellFile[]) => [...new Set(files.map(({ hash }) => hash))];

async function findRecords(files: readonly ShellFile[]): Promise<Map<string, ShellFileRecord>> {
  const found = await ShellFileModel.find({ _id: { $in: files.map(({ name }) => name) } }).lean<ShellFileRecord[]>();
  return new Map(found.map((record) => [record._id, record]));
}

/** Never changes the hash of a name, also if another one was recorded at the same time. */
async function recordFiles(
  files: readonly ShellFile[],
  toTimes: (file: ShellFile) => Pick<ShellFileRecord, 'publishedAt' | 'verifiedAt'>,
): Promise<void> {
  if (files.length === 0) return;
  await ShellFileModel.bulkWrite(
    files.map((file) => ({
      updateOne: {
        filter: { _id: file.name },
        update: { $setOnInsert: { hash: file.hash }, $set: toTimes(file) },
        upsert: true,
      },
    })),
    { ordered: false },
  );
}

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
