import type { FileForms } from '@plaza/service-kit/file-forms';

/** The store of released files, each once under the hash of its content. A stored file never changes. */
export interface FileStore {
  /** @returns undefined for a file that is not there */
  find(hash: string): Promise<FileForms | undefined>;
  /** Those of the hashes under which there is no file. The others count as used, as somebody is about to. */
  missing(hashes: readonly string[], now: Date): Promise<string[]>;
  /** Keeps a file; a second time it only counts as used. */
  put(hash: string, file: FileForms, now: Date): Promise<void>;
  /** Files that releases have. */
  markUsed(hashes: readonly string[], now: Date): Promise<void>;
  /** Removes the files that were not used for thirty days. @returns how many */
  removeUnused(now: Date): Promise<number>;
}
