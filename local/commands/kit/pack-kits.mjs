import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { builtHost } from '../../../packages/test-kit/src/host-build.mjs';
import { buildReleaseProgram, requiredByReleaseProgram } from './build-release-program.mjs';
import { compileSources } from './compile-sources.mjs';
import { kitNames } from './kits.mjs';
import { packageOf } from './package-of-kit.mjs';
import { emitTypes } from './types.mjs';

/** @typedef {{ name: string, version: string, file: string, bytes: number }} Kit `file`: the name of the tarball */

/**
 * Packs every kit: JavaScript and types instead of the sources, and a version derived from the content, so that npm
 * never confuses two builds.
 * @param {string} root the repository
 * @param {string} to the folder of the tarballs; earlier ones are removed
 * @returns {Promise<Kit[]>}
 */
export async function packKits(root, to) {
  const host = await builtHost();
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-kits-'));
  try {
    const types = emitTypes(root, kitNames, path.join(work, 'types'));
    for (const name of kitNames) {
      const from = path.join(root, 'packages', name);
      compileSources(path.join(from, 'src'), path.join(work, name, 'dist'));
      if (fs.existsSync(path.join(from, 'types.d.ts')))
        fs.cpSync(path.join(from, 'types.d.ts'), `${work}/${name}/types.d.ts`);
    }
    fs.cpSync(host, path.join(work, 'embedded-mongodb/dist/host.cjs'));
    await buildReleaseProgram(root, path.join(work, 'build-kit/dist/command'));
    await types;
    for (const name of kitNames) copyFolder(path.join(work, 'types', name, 'src'), path.join(work, name, 'dist'));
    for (const name of kitNames.filter((one) => !exportsAll(root, one))) removeTestHelpers(path.join(work, name));
    return await packAll(root, work, to);
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

/** Whether other packages may import any file of a package by its path, including test helpers. */
const exportsAll = (root, name) => Object.hasOwn(readPackage(root, name).exports, './*');

function removeTestHelpers(folder) {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isDirectory() && one.name === 'testing')) {
    fs.rmSync(path.join(entry.parentPath, entry.name), { recursive: true });
  }
}

/** Does nothing where there is no such folder, as one of the kits is written in JavaScript. */
function copyFolder(from, to) {
  if (fs.existsSync(from)) fs.cpSync(from, to, { recursive: true });
}

/** @returns {Promise<Kit[]>} */
async function packAll(root, work, to) {
  const { create } = await import('tar');
  const versions = Object.fromEntries(kitNames.map((name) => [`@plaza/${name}`, versionOf(root, work, name)]));
  fs.mkdirSync(to, { recursive: true });
  for (const file of fs.readdirSync(to)) if (/^plaza-.*\.tgz$/.test(file)) fs.rmSync(path.join(to, file));
  return Promise.all(
    kitNames.map(async (name) => {
      const description = packageOf(readPackage(root, name), versions);
      fs.writeFileSync(path.join(work, name, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
      const version = versions[`@plaza/${name}`];
      const file = `plaza-${name}-${version}.tgz`;
      const packed = path.join(to, file);
      const files = filesOf(path.join(work, name));
      await create(
        { file: packed, cwd: path.join(work, name), gzip: true, portable: true, prefix: 'package', mtime: packedAt },
        files,
      );
      return { name: `@plaza/${name}`, version, file, bytes: fs.statSync(packed).size };
    }),
  );
}

/** A fixed modification time, so that the same content results in the same bytes; npm does the same. */
const packedAt = new Date('1985-10-26T08:15:00.000Z');

/** The version of the package with a hash of its content. */
function versionOf(root, work, name) {
  const hash = createHash('sha256').update(JSON.stringify(readPackage(root, name)));
  const folder = path.join(work, name);
  for (const file of filesOf(folder)) hash.update(file).update(fs.readFileSync(path.join(folder, file)));
  return `${readPackage(root, name).version}-${hash.digest('hex').slice(0, 12)}`;
}

const filesOf = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

function readPackage(root, name) {
  const read = (folder) => JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  const description = read(`packages/${name}`);
  if (name !== 'build-kit') return description;
  const { dependencies } = read('local');
  const required = requiredByReleaseProgram.map((other) => [other, dependencies[other]]);
  return { ...description, dependencies: { ...description.dependencies, ...Object.fromEntries(required) } };
}
