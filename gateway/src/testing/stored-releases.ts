import type { KnownRelease } from '@plaza/contracts/internal/registry';
import { type RemoteName, tabsOfRemote } from '@plaza/contracts/permission-graph';
import { type FileEncodings, sha384 } from '@plaza/service-kit/releases/file-encodings';
import { manifestOf } from './manifest';

const forms = { '.br': 'br', '.gz': 'gzip' } as const;

/** The smallest possible release. */
export const minimalFiles: TestFiles = { 'mf-manifest.json': manifestOf(), 'remoteEntry.3fa91c20.js': 'entry' };

/** Name → content; the name of another file followed by `.br` or `.gz` is a compressed form of that file. */
export type TestFiles = Readonly<Record<string, string | Buffer>>;

/** The files that a registry stores, by hash. */
export class StoredReleases {
  readonly files = new Map<string, FileEncodings>();

  /** Stores the files of a release. @returns the release as the registry describes it */
  add(name: RemoteName, version: string, files: TestFiles = minimalFiles, tabs = tabsOfRemote(name)): KnownRelease {
    const whole = Object.keys(files).filter((file) => !/\.(br|gz)$/.test(file));
    const integrity = Object.fromEntries(whole.map((file) => [file, this.#keep(file, files)]));
    return { name, version, contract: 1, tabs, manifest: 'mf-manifest.json', integrity };
  }

  #keep(file: string, files: TestFiles): string {
    const identity = Buffer.from(files[file] ?? '');
    const compressed = Object.entries(forms).flatMap(([suffix, form]) => {
      const content = files[`${file}${suffix}`];
      return content === undefined ? [] : [[form, Buffer.from(content)]];
    });
    const hash = sha384(identity);
    this.files.set(hash, { identity, ...Object.fromEntries(compressed) });
    return hash;
  }
}
