import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** What goes into every remote besides its own folder and its dependencies. */
const ofRepository = ['packages/build-kit', 'package-lock.json'];
/** What goes into the remote of an area with a repository of its own, whose lock file says which kits those are. */
const ofArea = ['area.json', 'contracts', 'package.json', 'package-lock.json', 'remote', 'rspack.config.mjs'];
const notSource = /^(node_modules|dist|dist-standalone|\.turbo)$|\.test\.tsx?$/;

/**
 * The version of a remote's release: its package's version and a hash of its sources, so that the same sources
 * always make the same release, and others never one of the same name.
 * @param {string} dir the remote's folder, at the top of the repository; or that of an area, which is a repository
 */
export function releaseVersion(dir) {
  const isArea = fs.existsSync(path.join(dir, 'area.json'));
  const root = isArea ? dir : path.dirname(dir);
  const { version } = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const hash = createHash('sha256');
  for (const place of isArea ? ofArea : sourcesOf(dir)) {
    for (const file of filesOf(path.join(root, place)))
      hash.update(path.relative(root, file)).update(fs.readFileSync(file));
  }
  return `${version}-${hash.digest('hex').slice(0, 12)}`;
}

/**
 * The folders and files that a remote of this repository is built from: a change there makes another release.
 * @param {string} dir
 * @returns {string[]} relative to the repository
 */
export function sourcesOf(dir) {
  const root = path.dirname(dir);
  const places = new Set([path.basename(dir)]);
  for (const place of places) for (const dependency of dependenciesIn(root, place)) places.add(dependency);
  return [...new Set([...places, ...ofRepository])];
}

/** The folders of the packages that a package names as dependencies; those for its tests alone go into no bundle. */
function dependenciesIn(root, place) {
  const { dependencies = {} } = JSON.parse(fs.readFileSync(path.join(root, place, 'package.json'), 'utf8'));
  const own = Object.keys(dependencies).filter((name) => name.startsWith('@plaza/'));
  return own.map((name) => {
    const folder = name.replace('@plaza/', 'packages/');
    if (!fs.existsSync(path.join(root, folder))) throw new Error(`${name} is not in packages/`);
    return folder;
  });
}

/** @param {string} place @returns {string[]} */
function filesOf(place) {
  if (!fs.existsSync(place)) return []; // an area that was never installed has no lock file yet
  if (fs.statSync(place).isFile()) return [place];
  return fs
    .readdirSync(place)
    .filter((name) => !notSource.test(name))
    .sort()
    .flatMap((name) => filesOf(path.join(place, name)));
}
