import type { KnownRelease } from '@plaza/contracts/internal/registry';
import { RemoteName } from '@plaza/contracts/permission-graph';
import { findMissingHash, ReleaseVersion } from '@plaza/contracts/registry/releases';
import type { Log } from '@plaza/service-kit/logging/log';
import type { FileEncodings } from '@plaza/service-kit/releases/file-encodings';
import { RegistryUnavailable } from '../registry/registry-unavailable';
import { isOpen } from '../remotes/files/file-access';
import { type FirstFiles, readFirstFiles } from '../remotes/files/first-files';
import { FailedLoads, type Failure } from './failed-loads';
import { type LoadedFile, type LoadedRelease, ReleasesInMemory } from './releases-in-memory';
import { createStaticFile, type StaticFile } from './static-file';

const filesAtOnce = 8;

type Found = StaticFile | undefined;

/** Looks up the files registered for a version. */
type FindRegistered = (name: string, version: string) => Promise<KnownRelease | undefined>;

/**
 * Fetches a file by its hash; the content matches the hash.
 * @throws RegistryUnavailable if nobody can say just now whether there is such a file
 */
type LoadFile = (hash: string) => Promise<FileEncodings>;

/**
 * The released remotes, each version loaded whole when first requested. Of a version that lacks any of its files no
 * file is served.
 */
export class ReleaseFiles {
  readonly #inMemory: ReleasesInMemory;
  readonly #loading = new Map<string, Promise<LoadedRelease | undefined>>();
  readonly #failed: FailedLoads;
  /** Of the versions that were found sound, also of those that are in memory no longer. */
  readonly #firstFiles = new Map<string, FirstFiles>();

  constructor(
    private readonly maxBytes: number,
    private readonly findRegistered: FindRegistered,
    private readonly loadFile: LoadFile,
    log: Log,
  ) {
    this.#inMemory = new ReleasesInMemory(maxBytes);
    this.#failed = new FailedLoads(log);
  }

  /** The file at a path in an address, if its version is in memory; whether it may be served is not known by that. */
  loadedAt(path: string): LoadedFile | undefined {
    return this.#inMemory.fileAt(path);
  }

  /** The content of a file in memory that is served now. */
  use({ release, file }: LoadedFile): StaticFile {
    this.#inMemory.use(release);
    return file;
  }

  /**
   * A file of a version; synchronously when the version is in memory.
   * @throws RegistryUnavailable, as a rejection, if the registry would have to answer and does not
   */
  find(name: string, version: string, file: string): Found | Promise<Found> {
    const release = this.#inMemory.get(name, version);
    if (!release) return this.#load(name, version).then((loaded) => loaded?.files.get(file));
    return release.files.get(file);
  }

  /**
   * The first files of a version whose files are what was released; cached until a later read finds otherwise, so that
   * they are known during an outage of the registry as well.
   * @throws RegistryUnavailable if the registry would have to answer and does not
   */
  async firstFiles(name: string, version: string): Promise<FirstFiles | undefined> {
    return this.#firstFiles.get(`${name}/${version}`) ?? (await this.#load(name, version))?.firstFiles;
  }

  /**
   * Whether the last reading of a version found that it must not be served, as nobody is given it then. A version that
   * only cannot be read during an outage of the registry is not refused: its people keep it.
   */
  isRefused(name: string, version: string): boolean {
    return this.#failed.isRefused(`${name}/${version}`);
  }

  /** Whether the files of a version would have to come from the registry, and it does not answer. */
  async isUnavailable(name: string, version: string): Promise<boolean> {
    if (this.#inMemory.has(name, version)) return false;
    try {
      await this.#load(name, version);
      return false;
    } catch (error) {
      if (error instanceof RegistryUnavailable) return true;
      throw error;
    }
  }

  #load(name: string, version: string): Promise<LoadedRelease | undefined> {
    // Both become part of an address at the registry.
    const isName = RemoteName.safeParse(name).success && ReleaseVersion.safeParse(version).success;
    if (!isName) return Promise.resolve(undefined);
    const key = `${name}/${version}`;
    const failed = this.#failed.recent(key);
    if (failed) return failed.kind === 'unavailable' ? Promise.reject(failed.error) : Promise.resolve(undefined);
    let loading = this.#loading.get(key);
    if (!loading) {
      loading = this.#read(name, version).finally(() => this.#loading.delete(key));
      this.#loading.set(key, loading);
    }
    return loading;
  }

  async #read(name: string, version: string): Promise<LoadedRelease | undefined> {
    const key = `${name}/${version}`;
    try {
      const release = await this.#open(name, version);
      if (!release) return this.#fail(key, { kind: 'missing' });
      this.#failed.delete(key);
      this.#firstFiles.set(key, release.firstFiles);
      this.#inMemory.add(release);
      return release;
    } catch (error) {
      if (error instanceof RegistryUnavailable) return this.#fail(key, { kind: 'unavailable', error });
      return this.#fail(key, { kind: 'damaged', reason: error instanceof Error ? error.message : String(error) });
    }
  }

  /** @throws Error that says what is wrong with the version, or RegistryUnavailable */
  async #open(name: string, version: string): Promise<LoadedRelease | undefined> {
    const registered = await this.findRegistered(name, version).catch((cause) => {
      throw new RegistryUnavailable(`the release ${name}/${version}`, cause);
    });
    if (!registered) return undefined;
    const error = findMissingHash(registered);
    if (error) throw new Error(error);
    const listed = Object.entries(registered.integrity);
    const files = new Map<string, StaticFile>();
    let bytes = 0;
    for (let from = 0; from < listed.length; from += filesAtOnce) {
      const some = listed.slice(from, from + filesAtOnce);
      for (const [file, forms] of await Promise.all(some.map((one) => this.#loadListed(one)))) {
        files.set(file, createStaticFile(file, forms, isOpen(name) ? 'public' : 'private'));
        bytes += bytesOf(forms);
      }
      if (bytes > this.maxBytes) throw new Error(`it holds more than ${this.maxBytes} bytes`);
    }
    return { name, version, files, bytes, firstFiles: firstFilesIn(registered.manifest, files) };
  }

  /** @throws Error that names the file, or RegistryUnavailable */
  async #loadListed([file, hash]: [string, string]): Promise<[string, FileEncodings]> {
    try {
      return [file, await this.loadFile(hash)];
    } catch (error) {
      if (error instanceof RegistryUnavailable) throw error;
      throw new Error(`${file} cannot be had: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** @throws RegistryUnavailable if that is what counts */
  #fail(key: string, failure: Failure): undefined {
    const counts = this.#failed.add(key, failure);
    if (counts.kind === 'unavailable') throw counts.error;
    this.#firstFiles.delete(key);
  }
}

/** @throws Error that says what is wrong with the manifest */
function firstFilesIn(manifest: string, files: ReadonlyMap<string, StaticFile>): FirstFiles {
  try {
    return readFirstFiles(files.get(manifest)?.identity.body ?? Buffer.from(''));
  } catch (error) {
    throw new Error(`${manifest} is no manifest of a remote`, { cause: error });
  }
}

const bytesOf = ({ identity, br, gzip }: FileEncodings) => identity.length + (br?.length ?? 0) + (gzip?.length ?? 0);
