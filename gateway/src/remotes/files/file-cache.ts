import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '@plaza/service-kit/logging/log';
import { nameOfHash } from '@plaza/service-kit/releases/file-encodings';

const fileName = /^[0-9a-f]{96}$/;
/** A file that is still being written, or that was left behind when a process was killed while writing it. */
const temporaryName = /^[0-9a-f]{96}\.[0-9a-f-]{36}$/;
/** No write takes this long, so an older temporary file is abandoned. */
const abandonedMs = 600_000;

/**
 * Released files on this gateway's own disk, in the registry's packed format, by hash. Evicts the least recently used
 * files above a number of bytes. A disk failure costs a request to the registry and nothing else.
 */
export class FileCache {
  /** Name → bytes; the least recently used first. */
  #sizes: Map<string, number> | undefined;
  #opening: Promise<Map<string, number>> | undefined;

  constructor(
    private readonly directory: string,
    private readonly maxBytes: number,
    private readonly log: Pick<Log, 'warn'>,
  ) {}

  async read(hash: string): Promise<Buffer | undefined> {
    const name = nameOfHash(hash);
    const file = path.join(this.directory, name);
    try {
      const sizes = await this.#open();
      const bytes = await readFile(file);
      sizes.delete(name);
      sizes.set(name, bytes.length);
      const now = new Date();
      await utimes(file, now, now);
      return bytes;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT') this.log.warn({ err: error }, 'a released file could not be read from disk');
      return undefined;
    }
  }

  /** Stores a file atomically: either whole or not at all. */
  async write(hash: string, bytes: Buffer): Promise<void> {
    const name = nameOfHash(hash);
    const temporary = path.join(this.directory, `${name}.${randomUUID()}`);
    try {
      const sizes = await this.#open();
      await writeFile(temporary, bytes);
      await rename(temporary, path.join(this.directory, name));
      sizes.delete(name);
      sizes.set(name, bytes.length);
      await this.#evict(sizes);
    } catch (error) {
      this.log.warn({ err: error }, 'a released file could not be written to disk');
      await rm(temporary, { force: true }).catch(() => undefined);
    }
  }

  async #evict(sizes: Map<string, number>): Promise<void> {
    let bytes = 0;
    for (const size of sizes.values()) bytes += size;
    for (const [name, size] of sizes) {
      if (bytes <= this.maxBytes) return;
      sizes.delete(name);
      bytes -= size;
      await rm(path.join(this.directory, name), { force: true });
    }
  }

  async #open(): Promise<Map<string, number>> {
    if (this.#sizes) return this.#sizes;
    this.#opening ??= this.#list().finally(() => {
      this.#opening = undefined;
    });
    this.#sizes = await this.#opening;
    return this.#sizes;
  }

  async #list(): Promise<Map<string, number>> {
    await mkdir(this.directory, { recursive: true });
    const entries = await readdir(this.directory);
    await this.#removeAbandoned(entries.filter((name) => temporaryName.test(name)));
    const names = entries.filter((name) => fileName.test(name));
    const found = await Promise.all(
      names.map(async (name) => ({ name, stats: await stat(path.join(this.directory, name)) })),
    );
    found.sort((one, other) => one.stats.mtimeMs - other.stats.mtimeMs);
    return new Map(found.map(({ name, stats }) => [name, stats.size]));
  }

  /** A file that cannot be removed takes up some space, but does not prevent released files from being used. */
  async #removeAbandoned(names: readonly string[]): Promise<void> {
    const before = Date.now() - abandonedMs;
    for (const name of names) {
      try {
        const file = path.join(this.directory, name);
        if ((await stat(file)).mtimeMs < before) await rm(file, { force: true });
      } catch (error) {
        this.log.warn({ err: error }, 'a partially written file could not be removed from disk');
      }
    }
  }
}
