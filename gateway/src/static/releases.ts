import path from 'node:path';
import { RemoteName } from '@plaza/contracts/permission-graph';
import { ReleaseVersion } from '@plaza/contracts/registry/releases';
import { Folder } from './folder';
import type { StaticFile } from './static-file';

/** How long a missing version is not searched for again. */
const missingMs = 1000;
const maxMissing = 1000;

type Found = StaticFile | undefined;

/**
 * The released remotes, a folder per version, loaded when first requested. Versions never change, but one may be
 * requested while it is still being copied: a missing file is searched for again, at most once a second.
 */
export class Releases {
  /** In the order of use, the least recently used first. */
  readonly #versions = new Map<string, Folder>();
  readonly #loading = new Map<string, Promise<Folder | undefined>>();
  readonly #missing = new Map<string, number>();

  constructor(
    private readonly directory: string,
    private readonly maxBytes: number,
  ) {}

  /** A file of a version; synchronously when the version is in memory. */
  find(name: string, version: string, file: string): Found | Promise<Found> {
    const key = `${name}/${version}`;
    const folder = this.#versions.get(key);
    const found = folder?.get(file);
    if (folder && found) {
      this.#versions.delete(key);
      this.#versions.set(key, folder);
      return found;
    }
    if (folder) return folder.isStale ? this.#reload(key, folder).then((reloaded) => reloaded.get(file)) : undefined;
    // Both become part of a path on disk below.
    if (!RemoteName.safeParse(name).success || !ReleaseVersion.safeParse(version).success) return undefined;
    if ((this.#missing.get(key) ?? 0) > Date.now()) return undefined;
    return this.#load(key).then((loaded) => loaded?.get(file));
  }

  #load(key: string): Promise<Folder | undefined> {
    let loading = this.#loading.get(key);
    if (!loading) {
      loading = this.#open(key).finally(() => this.#loading.delete(key));
      this.#loading.set(key, loading);
    }
    return loading;
  }

  async #open(key: string): Promise<Folder | undefined> {
    const options = { immutable: () => true, maxBytes: this.maxBytes };
    const folder = await Folder.open(path.join(this.directory, key), options);
    if (folder) {
      this.#missing.delete(key);
      this.#versions.set(key, folder);
      this.#evict();
    } else {
      if (this.#missing.size >= maxMissing) this.#missing.clear();
      this.#missing.set(key, Date.now() + missingMs);
    }
    return folder;
  }

  async #reload(key: string, folder: Folder): Promise<Folder> {
    const changed = await folder.reloadIfChanged();
    if (changed) this.#versions.set(key, changed);
    return changed ?? folder;
  }

  #evict(): void {
    let bytes = 0;
    for (const folder of this.#versions.values()) bytes += folder.bytes;
    for (const [key, folder] of this.#versions) {
      if (bytes <= this.maxBytes) return;
      this.#versions.delete(key);
      bytes -= folder.bytes;
    }
  }
}
