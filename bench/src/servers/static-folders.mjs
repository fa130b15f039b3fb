import fs from 'node:fs';
import path from 'node:path';
import { root } from '../machine/sandbox.mjs';

/**
 * Copies of what is built, so that a build during a run changes nothing: the shell, and beside its files those of one
 * remote, as the reference serves a single folder.
 * @returns {{ dir: string, program: { path: string, bytes: number } }} `program`: the shell's script, its brotli bytes
 */
export function shellFolder(sandbox) {
  const dir = sandbox.path('shell');
  fs.cpSync(path.join(root, 'shell/dist'), dir, { recursive: true });
  const name = fs.readdirSync(path.join(dir, 'assets')).find((file) => /^main\..*\.js$/.test(file));
  if (!name) throw new Error('The shell has no program: build it first.');
  return { dir, program: fileAt(path.join(dir, 'assets', name), `/assets/${name}`) };
}

/** The size, compressed, of the chunk that is measured: the goals speak of one of 14 kB. */
const chunkBytes = 14_000;

/**
 * One released remote: what the registry gives of it, and the chunk of its own whose size is nearest to what is
 * measured.
 * @returns {{ file: string, chunk: { path: string, bytes: number } }} `file`: its description, beside its files
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
