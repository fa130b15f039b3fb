import { createGunzip } from 'node:zlib';
import { ReleaseFile, uploadLimits } from '@plaza/contracts/registry/releases';
import type { InvalidInput } from '@plaza/service-kit/errors';
import { Parser, type ReadEntry } from 'tar';
import { uploadError } from './upload-error';

/** Each file may come in three encodings, and the archive also contains the description and its signature. */
const maxEntries = uploadLimits.files * 3 + 2;

const broken = () => uploadError('archive_broken', 'The upload is not a whole tar.gz.');

/**
 * The files in a tar.gz, by name. Nothing is written to disk; unpacking stops at the first entry that is refused.
 * @throws InvalidInput for a broken or too large archive, and for an entry that is not a file in the release's folder
 */
export async function readArchive(packed: Buffer): Promise<Map<string, Buffer>> {
  const archive = new ArchiveReader();
  for await (const chunk of gunzipped(packed)) archive.write(chunk);
  return archive.end();
}

async function* gunzipped(packed: Buffer): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  gunzip.end(packed);
  let bytes = 0;
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > uploadLimits.unpackedBytes) throw tooLarge();
      yield chunk;
    }
  } catch (error) {
    throw typeof (error as NodeJS.ErrnoException).errno === 'number' ? broken() : error;
  }
}

const tooLarge = () =>
  uploadError('archive_too_large', `A release unpacks to ${uploadLimits.unpackedBytes / 1024 ** 2} MB at most.`);

class ArchiveReader {
  readonly #files = new Map<string, Buffer>();
  readonly #parser = new Parser({ strict: true, zstd: false });
  #isFirst = true;
  #isOver = false;
  #error: Error | undefined;

  constructor() {
    this.#parser.on('entry', (entry: ReadEntry) => this.#take(entry));
    this.#parser.on('ignoredEntry', (entry: ReadEntry) => this.#refuse(noFile(entry)));
    this.#parser.on('eof', () => {
      this.#isOver = true;
    });
    this.#parser.on('error', () => this.#refuse(broken()));
  }

  write(chunk: Buffer): void {
    // The parser would decompress content that is compressed twice, bypassing all limits.
    if (this.#isFirst && chunk[0] === 0x1f && chunk[1] === 0x8b) throw broken();
    this.#isFirst = false;
    if (this.#isOver) return; // only padding follows
    this.#parser.write(chunk);
    if (this.#error) throw this.#error;
  }

  end(): Map<string, Buffer> {
    this.#parser.end();
    if (this.#error) throw this.#error;
    return this.#files;
  }

  #refuse(error: Error): void {
    this.#error ??= error;
  }

  #take(entry: ReadEntry): void {
    const error = this.#entryError(entry);
    if (error) {
      this.#refuse(error);
      return void entry.resume();
    }
    const chunks: Buffer[] = [];
    this.#files.set(entry.path, Buffer.alloc(0));
    entry.on('data', (chunk: Buffer) => void chunks.push(chunk));
    entry.on('end', () => void this.#files.set(entry.path, Buffer.concat(chunks)));
  }

  #entryError(entry: ReadEntry): InvalidInput | undefined {
    const { path, type, size } = entry;
    if (type !== 'File' && type !== 'OldFile') return noFile(entry);
    if (!ReleaseFile.safeParse(path).success) {
      return uploadError('archive_path_refused', `${shown(path)} is not the name of a file in the release's folder.`);
    }
    if (this.#files.has(path)) return uploadError('archive_double', `${path} is in the archive twice.`);
    if (this.#files.size === maxEntries) {
      return uploadError('archive_too_many_files', `A release has ${uploadLimits.files} files at most.`);
    }
    const isLarge = size > uploadLimits.fileBytes;
    return isLarge
      ? uploadError('file_too_large', `${path} is larger than ${uploadLimits.fileBytes / 1024 ** 2} MB.`)
      : undefined;
  }
}

const noFile = ({ path }: ReadEntry) =>
  uploadError('archive_entry_refused', `${shown(path)} is no file; links, folders and devices are refused.`);

/** Names come from outside, with any length and any characters. */
const shown = (path: string) => JSON.stringify(path.slice(0, 200));
