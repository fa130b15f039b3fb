import fs from 'node:fs';
import path from 'node:path';
import { root } from '../machine/sandbox.mjs';

/**
 * Copies the built files, so that a build during a run changes nothing: the shell, with the files of one remote in the
 * same folder, as the reference serves a single one.
 * @returns {{ dir: string, program: { path: string, bytes: number } }} `program`: the shell's script and its brotli
 *   size
 */
export function shellFolder(sandbox) {
  const dir = sandbox.path('shell');
  fs.cpSync(path.join(root, 'shell/dist'), dir, { recursive: true });
  const name = fs.readdirSync(path.join(dir, 'assets')).find((file) => /^main\..*\.js$/.test(file));
  if (!name) throw new Error('The shell has no program: build it first.');
  return { dir, program: fileAt(path.join(dir, 'assets', name), `/assets/${name}`) };
}

/** The compressed size of the measured chunk in bytes: the goals were set for a chunk of 14 kB. */
const chunkBytes = 14_000;

/**
 * One released remote: its release file, and its chunk whose size is nearest to the size that is measured.
 * @returns {{ file: string, chunk: { path: string, bytes: number } }} `file`: release.json, beside the files that it
 *   lists
 */
export function releaseFolder(sandbox) {
  const dir = sandbox.path('release');
  fs.cpSync(path.join(root, 'mfe-finance/dist'), dir, { recursive: true });
  const file = path.join(dir, 'release.json');
  const { name, version, integrity } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const farFrom = (one) => Math.abs(fs.statSync(path.join(dir, `${one}.br`)).size - chunkBytes);
  const chunks = Object.keys(integrity).filter(
    (one) => one.endsWith('.js') && fs.existsSync(path.join(dir, `${one}.br`)),
  );
  const [chunk] = chunks.sort((one, other) => farFrom(one) - farFrom(other));
  if (!chunk) throw new Error('mfe-finance has no compressed scripts: build it first.');
  for (const form of ['', '.br']) fs.copyFileSync(path.join(dir, chunk + form), sandbox.path('shell', chunk + form));
  return { file, chunk: fileAt(path.join(dir, chunk), `/remotes/${name}/${version}/${chunk}`, `/${chunk}`) };
}

const fileAt = (file, gatewayPath, referencePath = gatewayPath) => ({
  gatewayPath,
  referencePath,
  bytes: fs.statSync(`${file}.br`).size,
});
