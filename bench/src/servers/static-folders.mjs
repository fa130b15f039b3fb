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
  const { name, version } = JSON.parse(fs.readFileSync(path.join(built, 'release.json'), 'utf8'));
  const dir = workshop.path('remotes');
  fs.cpSync(built, path.join(dir, name, version), { recursive: true });
  const assets = path.join(dir, name, version, 'assets');
  const file = fs.readdirSync(assets).find((one) => /^__federation_expose_remote\..*\.js$/.test(one));
  if (!file) throw new Error('mfe-finance exposes no remote: build it first.');
  fs.copyFileSync(path.join(assets, `${file}.br`), workshop.path('shell', 'assets', `${file}.br`));
  fs.copyFileSync(path.join(assets, file), workshop.path('shell', 'assets', file));
  return {
    dir,
    file: path.join(dir, name, version, 'release.json'),
    chunk: fileAt(path.join(assets, file), `/remotes/${name}/${version}/assets/${file}`, `/assets/${file}`),
  };
}

const fileAt = (file, gatewayPath, referencePath = gatewayPath) => ({
  gatewayPath,
  referencePath,
  bytes: fs.statSync(`${file}.br`).size,
});
