import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type StaticFile, staticFile } from './static-file';

/** How long a folder is taken to be as it was seen last. */
const lookAgainMs = 1000;

export interface FolderOptions {
  /** Whether a file (its path inside the folder) may be kept by browsers for ever. */
  readonly immutable: (file: string) => boolean;
  /** @throws FolderTooLarge past it */
  readonly maxBytes: number;
}

export class FolderTooLarge extends Error {
  override name = 'FolderTooLarge';
}

const compressed = /\.(br|gz)$/;

interface Listed {
  readonly file: string;
  readonly size: number;
  readonly signature: string;
}

/** A folder held in memory, as it was. Files are found by name alone: no path of a request ever reaches the disk. */
export class Folder {
  #seenAt = Date.now();

  private constructor(
    private readonly directory: string,
    private readonly options: FolderOptions,
    private readonly signature: string,
    private readonly files: ReadonlyMap<string, StaticFile>,
    readonly bytes: number,
  ) {}

  /** Loads a folder; undefined when it is not there. */
  static async open(directory: string, options: FolderOptions): Promise<Folder | undefined> {
    const listed = await list(directory);
    if (!listed) return undefined;
    const { files, bytes } = await load(directory, listed, options);
    return new Folder(directory, options, signatureOf(listed), files, bytes);
  }

  get(file: string): StaticFile | undefined {
    return this.files.get(file);
  }

  /** Whether it is time to look at the disk again. */
  get due(): boolean {
    return Date.now() - this.#seenAt > lookAgainMs;
  }

  /** The folder as it is now, if that is different; one that vanished stays as it was. */
  async changed(): Promise<Folder | undefined> {
    this.#seenAt = Date.now();
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
  // Links are left out: they could lead anywhere.
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files.sort().map(async (absolute) => {
      const { size, mtimeMs } = await stat(absolute);
      const file = path.relative(directory, absolute).split(path.sep).join('/');
      return { file, size, signature: `${file}:${size}:${mtimeMs}` };
    }),
  );
}

const signatureOf = (listed: readonly Listed[]) => listed.map((one) => one.signature).join('\n');

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
    files.set(file, staticFile(file, { identity, ...br, ...gzip }, immutable(file)));
  }
  return { files, bytes };
}
