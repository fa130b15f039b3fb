import type { FirstFiles } from '../remotes/files/first-files';
import type { StaticFile } from './static-file';

/** The folder of the remotes' releases in addresses: `/remotes/<name>/<version>/<file>`. */
export const releasesPath = '/remotes/';

/** A version of a remote with all its files. */
export interface LoadedRelease {
  readonly name: string;
  readonly version: string;
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly bytes: number;
  readonly firstFiles: FirstFiles;
}

export interface LoadedFile {
  readonly release: LoadedRelease;
  readonly file: StaticFile;
}

export const releaseKey = (name: string, version: string): string => `${name}/${version}`;

/** Releases in memory, up to a total size; those that were not used for longest are removed first. */
export class ReleasesInMemory {
  /** In the order of use, the least recently used first. */
  readonly #releases = new Map<string, LoadedRelease>();
  /** The one that was used last: pages ask for many files of one release in a row. */
  #latest: LoadedRelease | undefined;
  /** By their whole paths in addresses, so that one look-up finds a file. */
  readonly #files = new Map<string, LoadedFile>();
  #bytes = 0;

  constructor(private readonly maxBytes: number) {}

  has(name: string, version: string): boolean {
    return this.#releases.has(releaseKey(name, version));
  }

  get(name: string, version: string): LoadedRelease | undefined {
    const release = this.#releases.get(releaseKey(name, version));
    if (release) this.use(release);
    return release;
  }

  /** The file at a path in an address, which does not count as a use of its release. */
  fileAt(path: string): LoadedFile | undefined {
    return this.#files.get(path);
  }

  use(release: LoadedRelease): void {
    if (release === this.#latest) return;
    const key = releaseKey(release.name, release.version);
    if (this.#releases.get(key) !== release) return; // removed while a caller's permission was looked up
    this.#releases.delete(key);
    this.#releases.set(key, release);
    this.#latest = release;
  }

  add(release: LoadedRelease): void {
    const key = releaseKey(release.name, release.version);
    this.#remove(this.#releases.get(key));
    this.#releases.set(key, release);
    this.#latest = release;
    for (const [name, file] of release.files) this.#files.set(pathOf(release, name), { release, file });
    this.#bytes += release.bytes;
    for (const oldest of this.#releases.values()) {
      if (this.#bytes <= this.maxBytes) return;
      this.#remove(oldest);
    }
  }

  #remove(release: LoadedRelease | undefined): void {
    if (!release) return;
    this.#releases.delete(releaseKey(release.name, release.version));
    for (const name of release.files.keys()) this.#files.delete(pathOf(release, name));
    this.#bytes -= release.bytes;
  }
}

const pathOf = ({ name, version }: LoadedRelease, file: string): string =>
  `${releasesPath}${releaseKey(name, version)}/${file}`;
