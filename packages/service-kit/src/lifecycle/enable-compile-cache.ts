import fs from 'node:fs';
import module, { createRequire } from 'node:module';
import path from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { constants, Script } from 'node:vm';
import { crc32 } from 'node:zlib';

/*
 * V8's compiled code of a program's chunks, kept beside them for the next start. V8 compiles each function when it is
 * first called, and Node's own cache contains only what is compiled before a file runs. Here the code is taken after a
 * start, so that it contains all functions that a start calls: compiling these is a fifth of a start.
 */

interface LoadingModule extends NodeJS.Module {
  _compile(source: string, file: string): void;
}
type Load = (module: LoadingModule, file: string) => void;

/** What the types of Node 20 lack; `enableCompileCache` is available from Node 22.8 on. */
const node = module as unknown as {
  readonly Module: { readonly _extensions: Record<string, Load> };
  readonly enableCompileCache?: (folder: string) => unknown;
};

/** The scripts of this process without code from an earlier start, by the file for their code. */
const compiled = new Map<string, Script>();

/**
 * From now on, chunks in the folder of a program are loaded with the compiled code that an earlier start has kept, and
 * other modules with that of Node's own cache.
 */
export function enableCompileCache(folder: string): void {
  node.enableCompileCache?.(path.join(folder, '.compiled'));
  const { _extensions: loaders } = node.Module;
  const load = loaders['.js'] as Load;
  loaders['.cjs'] = (loading, file) => (path.dirname(file) === folder ? loadChunk : load)(loading, file);
}

/**
 * Keeps the compiled code of chunks that were loaded without any, once the program has started. If the folder is not
 * writable, nothing is kept.
 */
export function keepCompiledCode(): void {
  for (const [file, script] of compiled) {
    try {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      const code = script.createCachedData();
      const draft = `${file}.${process.pid}`;
      fs.writeFileSync(draft, Buffer.concat([code, checksum(code)]));
      fs.renameSync(draft, file); // another process never reads half of it
      removeEarlier(file);
    } catch {
      break; // as in a container, whose files are read-only: its next start compiles again
    }
  }
  compiled.clear();
}

/** Removes the code of a chunk's earlier sources, and what a failed write has left. */
function removeEarlier(file: string): void {
  const { dir, base } = path.parse(file);
  const ofChunk = base.slice(0, base.lastIndexOf('-', base.lastIndexOf('-') - 1) + 1);
  for (const name of fs.readdirSync(dir)) {
    if (name.startsWith(ofChunk) && name !== base) fs.rmSync(path.join(dir, name), { force: true });
  }
}

function loadChunk(loading: LoadingModule, file: string): void {
  const source = fs.readFileSync(file);
  const codeFile = codeFileOf(file, source);
  const cachedData = readCode(codeFile);
  const script = new Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
    filename: file,
    cachedData,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  if (!cachedData || script.cachedDataRejected) compiled.set(codeFile, script);
  // Node remembers the source map of a file when it compiles it itself: here, a file of the map's name alone.
  if (script.sourceMapURL) loading._compile(`//# sourceMappingURL=${script.sourceMapURL}`, file);
  const run = script.runInThisContext();
  run.call(loading.exports, loading.exports, createRequire(file), loading, file, path.dirname(file));
}

/** Names the source too, of which V8 compares only the length, and the kind of V8 with its options. */
function codeFileOf(file: string, source: Buffer): string {
  const { dir, name } = path.parse(file);
  return path.join(dir, '.compiled', `${name}-${cachedDataVersionTag().toString(16)}-${crc32(source).toString(16)}`);
}

const checksumBytes = 4;

function checksum(code: Buffer): Buffer {
  const bytes = Buffer.alloc(checksumBytes);
  bytes.writeUInt32BE(crc32(code));
  return bytes;
}

/** @returns undefined if there is none that can be read, or if it is not as it was written: V8 does not check that */
function readCode(file: string): Buffer | undefined {
  try {
    const bytes = fs.readFileSync(file);
    const code = bytes.subarray(0, -checksumBytes);
    return bytes.subarray(-checksumBytes).equals(checksum(code)) ? code : undefined;
  } catch {
    return undefined; // as Node's own cache does with a file that it may not read
  }
}
