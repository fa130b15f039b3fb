import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { RemoteName } from '@plaza/contracts/permission-graph';
import { readBuiltRelease } from '@plaza/local/built-release';
import { root } from './platform';

const notSource = new Set(['node_modules', 'dist', 'dist-standalone', '.turbo']);

/**
 * Changes a line of a remote and builds it, as a team would for its next release. This is done on a copy, in a folder
 * that serves as the repository, so that the tested tree stays unchanged.
 */
export async function buildNextRelease(name: RemoteName, file: string, from: string, to: string, dir: string) {
  const remote = path.join(dir, `mfe-${name}`);
  fs.cpSync(path.join(root, `mfe-${name}`), remote, {
    recursive: true,
    filter: (place) => !notSource.has(path.basename(place)),
  });
  for (const shared of ['node_modules', 'packages', 'package-lock.json']) {
    fs.symlinkSync(path.join(root, shared), path.join(dir, shared));
  }
  const source = path.join(remote, file);
  const text = fs.readFileSync(source, 'utf8');
  if (!text.includes(from)) throw new Error(`"${from}" is not in ${file}`);
  fs.writeFileSync(source, text.replaceAll(from, to));
  const rspack = path.join(root, 'node_modules/.bin/rspack');
  execFileSync(process.execPath, [rspack, 'build', '--mode', 'production'], { cwd: remote, stdio: 'pipe' });
  const release = await readBuiltRelease(dir, name);
  if (!release) throw new Error(`mfe-${name} was not built`);
  return release;
}
