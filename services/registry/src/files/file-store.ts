import { Unavailable } from '@plaza/service-kit/errors';
import type { FileEncodings } from '@plaza/service-kit/releases/file-encodings';

/** The store has something else under the hash than a file, which no later request changes. */
export class CorruptFile extends Unavailable {
  constructor(hash: string) {
    super('file_corrupt', 'A stored file is corrupt.', new Error(`the object of ${hash} is corrupt`));
  }
}

/** The store of released files, each stored once under the hash of its content. A stored file never changes. */
export interface FileStore {
  /** @returns undefined if the file is not stored @throws CorruptFile */
  find(hash: string): Promise<FileEncodings | undefined>;
  /** The hashes without a stored file. The other files are marked as used, as the caller is about to use them. */
  missing(hashes: readonly string[], now: Date): Promise<string[]>;
  /** Stores a file; if it is stored already, it is only marked as used. */
  put(hash: string, file: FileEncodings, now: Date): Promise<void>;
  /** Marks files that releases contain as used. */
  markUsed(hashes: readonly string[], now: Date): Promise<void>;
  /** Removes the files that have not been used for thirty days. @returns how many */
  removeUnused(now: Date): Promise<number>;
}
