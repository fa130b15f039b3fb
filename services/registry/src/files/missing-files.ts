import { findFileError } from '@plaza/service-kit/releases/file-encodings';
import { CorruptFile, type FileStore } from './file-store';

/** How many files are read at a time. */
const atOnce = 8;

/**
 * The hashes of which the store has no file, or a corrupt one: an upload has to include these files, and thereby
 * restores them. The other files are marked as used, as the caller is about to use them.
 */
export async function missingFiles(files: FileStore, wanted: readonly string[], now: Date): Promise<string[]> {
  const hashes = [...new Set(wanted)];
  const missing = new Set(await files.missing(hashes, now));
  const stored = hashes.filter((hash) => !missing.has(hash));
  for (let from = 0; from < stored.length; from += atOnce) {
    const some = stored.slice(from, from + atOnce);
    const areSound = await Promise.all(some.map((hash) => isSound(files, hash)));
    for (const [index, hash] of some.entries()) if (!areSound[index]) missing.add(hash);
  }
  return hashes.filter((hash) => missing.has(hash));
}

async function isSound(files: FileStore, hash: string): Promise<boolean> {
  try {
    const file = await files.find(hash);
    return file !== undefined && (await findFileError(file, hash)) === undefined;
  } catch (error) {
    if (error instanceof CorruptFile) return false;
    throw error;
  }
}
