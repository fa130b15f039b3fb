import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { RemoteName } from '@plaza/contracts/permission-graph';
import { Release } from '@plaza/contracts/registry';
import { builtRelease } from '@plaza/local/release-remotes';
import { root } from './platform';

/**
 * What a team's next build would be: the built remote with one text of it changed, under a version of its own, in a
 * folder that stands for the repository.
 * @returns the release and the folder to release it from
 */
export async function nextRelease(name: RemoteName, from: string, to: string, dir: string) {
  const built = await builtRelease(root, name);
  if (!built) throw new Error(`mfe-${name} is not built`);
  const dist = path.join(dir, `mfe-${name}/dist`);
  fs.cpSync(path.join(root, `mfe-${name}/dist`), dist, { recursive: true });
  const integrity: Record<string, string> = {};
  let changed = 0;
  for (const file of Object.keys(built.integrity)) {
    const place = path.join(dist, file);
    const source = fs.readFileSync(place, 'utf8');
    if (source.includes(from)) changed += 1;
    fs.writeFileSync(place, source.replaceAll(from, to));
    for (const packed of [`${place}.br`, `${place}.gz`]) fs.rmSync(packed, { force: true });
    integrity[file] = `sha384-${createHash('sha384').update(fs.readFileSync(place)).digest('base64')}`;
  }
  if (changed === 0) throw new Error(`"${from}" is nowhere in mfe-${name}`);
  const release = Release.parse({ ...built, version: '1.0.1-next', integrity });
  fs.writeFileSync(path.join(dist, 'release.json'), JSON.stringify(release));
  return { release, previous: built, root: dir };
}
