import fs from 'node:fs';
import path from 'node:path';
import { root } from '../machine/workshop.mjs';

/**
 * Copies of what is built, so that a build during a run changes nothing: the shell, and beside its files those of one
 * remote, as the reference serves a single folder.
 * @returns {{ dir: string, program: { path: string, bytes: number } }} `program`: the shell's script, its brotli bytes
 */
export function shellFolder(workshop) {
  const dir = workshop.path('shell');
  fs.cpSync(path.join(root, 'shell/dist'), dir, { recursive: true });
  const name = fs.readdirSync(path.join(dir, 'assets')).find((file) => /^main\..*\.js$/.test(file));
  if (!name) throw new Error('The shell has no program: build it first.');
  return { dir, program: fileAt(path.join(dir, 'assets', name), `/assets/${name}`) };
}

/**
 * One released remote.
 * @returns {{ dir: string, file: string, chunk: { path: string, bytes: number } }} `file`: what the registry knows of it;
 * `chunk`: what its tab loads
 */
export function releaseFolder(workshop) {
  const built = path.join(root, 'mfe-finance/dist');
  const file = path.join(built, 'release.json');
  const { name, version, integrity } = JSON.parse(fs.readFileSync(file, 'utf8'));
  const dir = workshop.path('remotes');
  for (const listed of Object.keys(integrity)) {
    for (const form of [listed, `${listed}.br`, `${listed}.gz`].filter((one) => fs.existsSync(path.join(built, one)))) {
      fs.cpSync(path.join(built, form), path.join(dir, name, version, form));
    }
  }
  const assets = path.join(dir, name, version, 'assets');
  const chunk = fs.readdirSync(assets).find((one) => /^__federation_expose_remote\..*\.js$/.test(one));
  if (!chunk) throw new Error('mfe-finance exposes no remote: build it first.');
  fs.copyFileSync(path.join(assets, `${chunk}.br`), workshop.path('shell', 'assets', `${chunk}.br`));
  fs.copyFileSync(path.join(assets, chunk), workshop.path('shell', 'assets', chunk));
  return {
    dir,
    file,
    chunk: fileAt(path.join(assets, chunk), `/remotes/${name}/${version}/assets/${chunk}`, `/assets/${chunk}`),
  };
}

const fileAt = (file, gatewayPath, referencePath = gatewayPath) => ({
  gatewayPath,
  referencePath,
  bytes: fs.statSync(`${file}.br`).size,
});
