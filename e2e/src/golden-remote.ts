import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Release } from '@plaza/contracts/registry/releases';
import { readBuiltRelease } from '@plaza/local/release-remotes';
import { extract } from 'tar';
import { root } from './platform';

/** What teams released with other versions of Module Federation; `golden-remotes/build.mjs` says how they were made. */
const folder = path.join(root, 'e2e/golden-remotes');

export const goldenVersions = fs
  .readdirSync(folder)
  .flatMap((file) => (file.endsWith('.tgz') ? [path.basename(file, '.tgz')] : []));

/** What a golden remote of markets draws, and today's. */
export const goldenHeading = 'A remote of an earlier day';
export const todaysHeading = 'Global Markets Terminal';

/** A golden remote as it would lie in a repository, in a folder that the caller removes. */
export async function unpackGolden(version: string): Promise<{ dir: string; release: Release }> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-golden-'));
  const dist = path.join(dir, 'mfe-markets/dist');
  fs.mkdirSync(dist, { recursive: true });
  await extract({ file: path.join(folder, `${version}.tgz`), cwd: dist });
  const release = await readBuiltRelease(dir, 'markets');
  if (!release) throw new Error(`the golden remote of ${version} has no release`);
  return { dir, release };
}
