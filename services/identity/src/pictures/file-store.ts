export interface StoredFile {
  readonly bytes: Buffer;
  readonly type: string;
}

/** Stores files; the bytes of an id never change. */
export interface FileStore {
  put(id: string, file: StoredFile): Promise<void>;
  /** @returns undefined for an unknown id */
  get(id: string): Promise<StoredFile | undefined>;
  /** Does nothing for an unknown id. */
  remove(id: string): Promise<void>;
}
