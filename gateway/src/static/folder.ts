import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { createStaticFile, type StaticFile } from './static-file';

/** How long the loaded content counts as current. */
const freshMs = 1000;

export interface FolderOptions {
  /** Whether browsers may cache a file forever, by its path inside the folder. */
  readonly immutable: (file: string) => boolean;
  /** A larger folder makes FolderTooLarge be thrown. */
  readonly maxBytes: number;
}

export class FolderTooLarge extends Error {
  override name = 'FolderTooLarge';
}

const compressed = /\.(br|gz)$/;

interface Listed {
  readonly file: string;
  readonly size: number;
  readonly changedAt: number;
}

/** An immutable copy of a folder in memory. Files are looked up by name in it: no request path reaches the disk. */
export class Folder {
  #checkedAt = performance.now();

  private constructor(
    private readonly directory: string,
    private readonly options: FolderOptions,
    private readonly signature: string,
    /** When one of its files last changed, in Unix ms. */
    readonly changedAt: number,
    /** By their paths inside the folder. */
    readonly files: ReadonlyMap<string, StaticFile>,
    readonly bytes: number,
  ) {}

  /** Loads a folder; undefined if it does not exist. */
  static async open(directory: string, options: FolderOptions): Promise<Folder | undefined> {
    const listed = await list(directory);
    if (!listed) return undefined;
    const { files, bytes } = await load(directory, listed, options);
    const changedAt = Math.max(0, ...listed.map((one) => one.changedAt));
    return new Folder(directory, options, signatureOf(listed), changedAt, files, bytes);
  }

  get(file: string): StaticFile | undefined {
    return this.files.get(file);
  }

  /** Whether the disk should be checked again. */
  get isStale(): boolean {
    return performance.now() - this.#checkedAt > freshMs;
  }

  /** The current folder if it has changed on disk; undefined if it has not, or if it is missing. */
  async reloadIfChanged(): Promise<Folder | undefined> {
    this.#checkedAt = performance.now();
    const listed = await list(this.directory);
    if (!listed?.length || signatureOf(listed) === this.signature) return undefined;
    return Folder.open(this.directory, this.options);
  }
}

async function list(directory: string): Promise<Listed[] | undefined> {
  let entries: Dirent[];
  try {
    entries = await readdir(directory, { recursive: true, withFileTypes: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
  // Symbolic links are left out, as they could lead outside the folder.
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files.sort().map(async (absolute) => {
      const { size, mtimeMs } = await stat(absolute);
      const file = path.relative(directory, absolute).split(path.sep).join('/');
      return { file, size, changedAt: mtimeMs };
    }),
  );
}

const signatureOf = (listed: readonly Listed[]) =>
  listed.map(({ file, size, changedAt }) => `${file}:${size}:${changedAt}`).join('\n');

async function load(directory: string, listed: readonly Listed[], { immutable, maxBytes }: FolderOptions) {
  const bytes = listed.reduce((sum, { size }) => sum + size, 0);
  if (bytes > maxBytes) throw new FolderTooLarge(`${directory} holds ${bytes} bytes, more than ${maxBytes}`);
  const names = new Set(listed.map(({ file }) => file));
  const read = (file: string) => readFile(path.join(directory, file));
  const files = new Map<string, StaticFile>();
  for (const file of names) {
    if (compressed.test(file) && names.has(file.replace(compressed, ''))) continue;
    const identity = await read(file);
    const br = names.has(`${file}.br`) ? { br: await read(`${file}.br`) } : {};
    const gzip = names.has(`${file}.gz`) ? { gzip: await read(`${file}.gz`) } : {};
    files.set(file, createStaticFile(file, { identity, ...br, ...gzip }, immutable(file) ? 'public' : 'none'));
  }
  return { files, bytes };
}
