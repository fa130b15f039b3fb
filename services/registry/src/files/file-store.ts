import { Unavailable } from '@plaza/service-kit/errors';
import type { FileEncodings } from '@plaza/service-kit/releases/file-encodings';

/** The store has something else under the hash than a file, which no later request changes. */
export class CorruptFile extends Unavailable {
  constructor(hash: string) {
    super('file_corrupt', 'A stored file is corrupt.', new Error(`the object of ${hash} is corrupt`));
  }
}

/** The store of released files, each stored once under the hash of its content. */
export interface FileStore {
  /** @returns undefined if the file is not stored @throws CorruptFile */
  find(hash: string): Promise<FileEncodings | undefined>;
  /** The hashes without a stored file; whether a file is sound is not checked. The others are marked as used. */
  missing(hashes: readonly string[], now: Date): Promise<string[]>;
  /** Stores a file in place of what is stored under its hash, which is the same unless it is corrupt. */
  put(hash: string, file: FileEncodings, now: Date): Promise<void>;
  /** Marks files that releases contain as used. */
  markUsed(hashes: readonly string[], now: Date): Promise<void>;
  /** Removes the files that have not been used for thirty days. @returns how many */
  removeUnused(now: Date): Promise<number>;
}
