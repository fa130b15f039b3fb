import { entryOf, RemoteManifest } from '@plaza/contracts/registry/manifest';

/** The files of a release that a browser needs before the release can render anything. */
export interface FirstFiles {
  /** The script that is loaded first. */
  readonly entry: string;
  /** The files loaded with the entry, whichever tab is opened. */
  readonly first: readonly string[];
  /** Tab → the further files that it needs. */
  readonly tabs: Readonly<Record<string, readonly string[]>>;
  /** Tab → the URLs that it requests first. */
  readonly calls: Readonly<Record<string, readonly string[]>>;
}

/** @throws Error if the content is not a manifest */
export function readFirstFiles(content: Buffer): FirstFiles {
  const manifest = RemoteManifest.parse(JSON.parse(content.toString('utf8')));
  const { exposes, tabs, calls } = manifest;
  const first = exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...css.sync]);
  return { entry: entryOf(manifest), first, tabs, calls };
}
