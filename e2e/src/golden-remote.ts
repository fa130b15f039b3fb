import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Release } from '@plaza/contracts/registry/releases';
import { readBuiltRelease } from '@plaza/local/built-release';
import { extract } from 'tar';
import { root } from './platform';

/** The remotes that teams built with other versions of Module Federation, as `golden-remotes/build.mjs` describes. */
const folder = path.join(root, 'e2e/golden-remotes');

export const goldenVersions = fs
  .readdirSync(folder)
  .flatMap((file) => (file.endsWith('.tgz') ? [path.basename(file, '.tgz')] : []));

/** The heading of a golden remote of markets, and that of the current one. */
export const goldenHeading = 'A remote of an earlier day';
export const todaysHeading = 'Global Markets Terminal';

/** Unpacks a golden remote as it would be in a repository, into a folder that the caller removes. */
export async function unpackGolden(version: string): Promise<{ dir: string; release: Release }> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-golden-'));
  const dist = path.join(dir, 'mfe-markets/dist');
  fs.mkdirSync(dist, { recursive: true });
  await extract({ file: path.join(folder, `${version}.tgz`), cwd: dist });
  const release = await readBuiltRelease(dir, 'markets');
  if (!release) throw new Error(`the golden remote of ${version} has no release`);
  return { dir, release };
}
