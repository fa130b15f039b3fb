import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ReleasePlugin } from './release-plugin';

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-release-plugin-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** What the bundler does once its files are written. @returns the release */
function emit(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  const about = { remote: 'finance', version: '1.0.0-3fa91c20', contract: 1, federation: '2.9.2', tabs: ['overview'] };
  const tap = (_name: string, run: (made: object) => void) => run({ outputOptions: { path: folder }, assets: files });
  new ReleasePlugin(about).apply({ hooks: { afterEmit: { tap } } });
  return JSON.parse(fs.readFileSync(path.join(folder, 'release.json'), 'utf8'));
}

const built = {
  'remoteEntry.3fa91c20.js': `const hashes = ['${hash('chunk')}', '${hash('style')}'];`,
  'assets/11.0a1b2c3d.js': 'chunk',
  'assets/11.9e3b5053.css': 'style',
  'assets/layers.ef6db872.png': 'picture',
  'mf-manifest.json': '{"id":"mfe_finance"}',
  'mf-stats.json': '{}',
};

it('knows the hash of every file that browsers load: scripts, styles, pictures and the manifest', () => {
  const { 'mf-stats.json': _, ...loaded } = built;
  expect(emit(built)).toEqual({
    name: 'finance',
    version: '1.0.0-3fa91c20',
    contract: 1,
    federation: '2.9.2',
    tabs: ['overview'],
    manifest: 'mf-manifest.json',
    integrity: Object.fromEntries(Object.entries(loaded).map(([file, text]) => [file, hash(text)])),
  });
});

it.each(['assets/12.js', 'assets/12.css'])('fails where the entry would load %s unchecked', (file) => {
  expect(() => emit({ ...built, [file]: 'unknown to the entry' })).toThrow(`does not know the hash of ${file}`);
  expect(fs.existsSync(path.join(folder, 'release.json'))).toBe(false);
});

it('fails without an entry', () => {
  const { 'remoteEntry.3fa91c20.js': _, ...rest } = built;
  expect(() => emit(rest)).toThrow('no remoteEntry script');
});
