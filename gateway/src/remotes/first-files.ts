import { FirstCalls } from '@plaza/contracts/registry/releases';
import { z } from 'zod';

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

const Files = z.object({ sync: z.array(z.string()) });

/** The metadata of a build: a Module Federation manifest, extended with the files of each tab (build-kit). */
const Manifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string(), path: z.string() }) }),
  exposes: z.array(z.object({ assets: z.object({ js: Files, css: Files }) })),
  tabs: z.record(z.string(), z.array(z.string())).default({}),
  calls: z.record(z.string(), FirstCalls).default({}),
});

/** @throws Error if the content is not a manifest */
export function readFirstFiles(manifest: Buffer): FirstFiles {
  const { metaData, exposes, tabs, calls } = Manifest.parse(JSON.parse(manifest.toString('utf8')));
  const { path, name } = metaData.remoteEntry;
  const entry = path ? `${path.replace(/\/$/, '')}/${name}` : name;
  return { entry, first: exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.css.sync]), tabs, calls };
}
