import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** What goes into a remote besides its own folder; a change there makes another release too. */
const ingredients = [
  'packages/contracts',
  'packages/ui',
  'packages/web-kit',
  'packages/map-kit',
  'packages/build-kit',
  'package-lock.json',
];
const notSource = /^(node_modules|dist|dist-standalone|\.turbo)$|\.test\.tsx?$/;

/**
 * The version of a remote's release: its package's version and a hash of its sources, so that the same sources
 * always make the same release, and others never one of the same name.
 * @param {string} dir the remote's folder, at the top of the repository
 */
export function releaseVersion(dir) {
  const root = path.dirname(dir);
  const { version } = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const hash = createHash('sha256');
  for (const place of [path.basename(dir), ...ingredients]) {
    for (const file of filesOf(path.join(root, place)))
      hash.update(path.relative(root, file)).update(fs.readFileSync(file));
  }
  return `${version}-${hash.digest('hex').slice(0, 12)}`;
}

/** @param {string} place @returns {string[]} */
function filesOf(place) {
  if (fs.statSync(place).isFile()) return [place];
  return fs
    .readdirSync(place)
    .filter((name) => !notSource.test(name))
    .sort()
    .flatMap((name) => filesOf(path.join(place, name)));
}
