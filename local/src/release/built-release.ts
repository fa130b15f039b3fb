import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { areaDescription } from '@plaza/contracts/registry/areas';
import { NewRelease, type Release } from '@plaza/contracts/registry/releases';

/**
 * Reads the release that a remote was built into; undefined if it is not built.
 * @throws if the registry would not accept it
 */
export async function readBuiltRelease(root: string, name: string): Promise<Release | undefined> {
  const file = path.join(builtFolder(root, name), 'release.json');
  const text = await fs.readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : NewRelease.parse(JSON.parse(text));
}

/** Reads the release that a remote was built into. @throws if it is not built, or the registry would not accept it */
export async function readRelease(root: string, name: string): Promise<Release> {
  const release = await readBuiltRelease(root, name);
  if (!release) throw new Error(`${path.relative(root, builtFolder(root, name))} contains no release: it is not built`);
  return release;
}

/** The build folder of a remote; `root` is the platform's repository, or that of a team's area. */
export const builtFolder = (root: string, name: string): string =>
  isArea(root) ? path.join(root, 'dist/remote') : path.join(root, `mfe-${name}/dist`);

const isArea = (root: string): boolean => existsSync(path.join(root, areaDescription));

/** The command before a version or a verb; in the repository of an area it does not name the remote. */
export const releaseCommand = (root: string, name: string): string =>
  `npm run release --${isArea(root) ? '' : ` ${name}`}`;
