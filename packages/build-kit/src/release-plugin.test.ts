import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ReleasePlugin, TabFilesPlugin } from './release-plugin';

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-release-plugin-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** What the bundler does once its files are written. @returns the release */
async function emit(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  const about = { remote: 'finance', version: '1.0.0-3fa91c20', contract: 1, federation: '2.9.2', tabs: ['overview'] };
  const compilation = { outputOptions: { path: folder }, assets: files, modules: [] };
  let made: Promise<void> | undefined;
  const tapPromise = (_name: string, run: (made: object) => Promise<void>) => {
    made = run(compilation);
  };
  const plugin = new ReleasePlugin({ ...about, dir: folder, shared: { react: '^19.3.1' }, packages: ['@plaza/ui'] });
  plugin.apply({ hooks: { afterEmit: { tapPromise } } });
  await made;
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

it('contains the hash of every file that browsers load: scripts, styles, pictures and the manifest', async () => {
  const { 'mf-stats.json': _, ...loaded } = built;
  expect(await emit(built)).toEqual({
    name: 'finance',
    version: '1.0.0-3fa91c20',
    contract: 1,
    federation: '2.9.2',
    tabs: ['overview'],
    manifest: 'mf-manifest.json',
    integrity: Object.fromEntries(Object.entries(loaded).map(([file, text]) => [file, hash(text)])),
    needs: { shared: { react: '^19.3.1' }, names: { '@plaza/ui': [] }, calls: [] },
  });
});

it.each(['assets/12.js', 'assets/12.css'])('fails if the entry would load %s unverified', async (file) => {
  await expect(emit({ ...built, [file]: 'unknown to the entry' })).rejects.toThrow(`does not know the hash of ${file}`);
  expect(fs.existsSync(path.join(folder, 'release.json'))).toBe(false);
});

it('fails without an entry', async () => {
  const { 'remoteEntry.3fa91c20.js': _, ...rest } = built;
  await expect(emit(rest)).rejects.toThrow('no remoteEntry script');
});

/** The bundler is an ES module, which tests cannot load. */
const checkScript = `
  import { rspack } from '@rspack/core';
  import { contractsOf } from './needs/contracts.js';
  import { requireManifest } from './needs/require-manifest.js';
  const [dir, manifest] = process.argv.slice(1);
  await requireManifest(Buffer.from(manifest), contractsOf(dir, rspack)).catch(({ message }) => console.log(message));
`;
const none = { sync: [], async: [] };

it.each([
  ['/api/v1/finance/metrics', ''],
  [
    'https://elsewhere.example/metrics',
    'no gateway would serve this release, as plaza.firstCalls is not valid: ' +
      'calls.overview.0: Overview must start with /api/v1/\n',
  ],
])('the first call of a tab is checked as registry and gateways do: %s', (url, sentence) => {
  const manifest = JSON.stringify({
    metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
    exposes: [{ assets: { js: none, css: none } }],
    calls: { overview: [url] },
  });
  const args = ['--input-type=module', '-e', checkScript, __dirname, manifest];
  expect(execFileSync(process.execPath, args, { cwd: __dirname, encoding: 'utf8' })).toBe(sentence);
});

it("adds the scripts and styles of each tab's chunk, and its first queries, to the manifest", () => {
  let manifest = '{"id":"mfe_finance"}';
  const groups = {
    'tab-overview': ['assets/tab-overview.js', 'assets/12.css', 'assets/tab-overview.js.map'],
    'tab-finance_manager': ['assets/tab-finance_manager.js'],
    remote: ['assets/remote.js'],
  };
  const compilation = {
    namedChunkGroups: new Map(Object.entries(groups).map(([name, files]) => [name, { getFiles: () => files }])),
    getAsset: () => ({ source: { source: () => manifest } }),
    updateAsset: (_file: string, { text }: { text: string }) => {
      manifest = text;
    },
    hooks: { processAssets: { tap: (_options: object, run: () => void) => run() } },
  };
  class RawSource {
    constructor(readonly text: string) {}
  }
  new TabFilesPlugin({ overview: ['/api/v1/finance/metrics'] }).apply({
    webpack: { Compilation: { PROCESS_ASSETS_STAGE_REPORT: 5000 }, sources: { RawSource } },
    hooks: { thisCompilation: { tap: (_name: string, run: (made: object) => void) => run(compilation) } },
  });
  expect(JSON.parse(manifest)).toEqual({
    id: 'mfe_finance',
    tabs: {
      finance_manager: ['assets/tab-finance_manager.js'],
      overview: ['assets/tab-overview.js', 'assets/12.css'],
    },
    calls: { overview: ['/api/v1/finance/metrics'] },
  });
});
