import type { FileForms } from '@plaza/service-kit/file-forms';

/** Where released files are kept, each once, under the hash of its content. What is there never changes. */
export interface FileStore {
  /** @returns undefined for a file that is not there */
  find(hash: string): Promise<FileForms | undefined>;
  /** Those of the hashes under which there is no file. */
  missing(hashes: readonly string[]): Promise<string[]>;
  /** Keeps a file; a second time it does nothing. */
  put(hash: string, file: FileForms): Promise<void>;
}
