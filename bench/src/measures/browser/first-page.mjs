import fs from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { bundle } from '../../machine/bundle.mjs';
import { root } from '../../machine/sandbox.mjs';

const pluginsOfFederation = ['ModuleFederationPlugin', 'ShellProvidesPlugin', 'StaticPagesPlugin'];
const remotes = ['auth', 'admin', 'finance', 'markets', 'marketplace'];

/**
 * The bytes that a browser loads for the first page (page, script, style; brotli where available), compared with the
 * same sources built as one program without federation: once with a chunk for each area, once in a single file. Fonts
 * are the same in all three and left out.
 * @returns {Promise<object[]>} rows
 */
export async function firstPage(sandbox, shell) {
  const ours = bytesOfPage(shell.dir);
  const chunked = await oneProgram(sandbox, 'chunked', chunkPerArea());
  const whole = await oneProgram(sandbox, 'whole', areasInOneFile());
  const row = (name, reference, goal) => ({ name, unit: 'bytes', ours, reference, ratio: ours / reference, goal });
  return [
    row('first page, against one program without federation', chunked, { atMost: 1.15 }),
    row('first page, against all areas in one file', whole),
    ...remotes.map((name) => ({
      name: `${name}: all scripts of the remote`,
      unit: 'bytes',
      ours: bytesOfRemote(name),
    })),
  ];
}

/**
 * Builds the shell and all areas as one program with the shell's own configuration.
 * @param {string} areas source of the module that replaces the shell's access to the federation runtime
 * @returns {Promise<number>} the bytes of its page
 */
async function oneProgram(sandbox, name, areas) {
  const { default: configuration } = await import('../../../../shell/rspack.config.mjs');
  const config = configuration({}, { mode: 'production' });
  const loader = sandbox.path(`${name}-areas.js`);
  fs.writeFileSync(loader, areas);
  const out = sandbox.path(`one-program-${name}`);
  await bundle({
    ...config,
    output: { ...config.output, path: out },
    resolve: { ...config.resolve, alias: config.resolve.alias ?? {} }, // the federation plugin would have set one
    plugins: [
      ...config.plugins.filter((plugin) => plugin && !pluginsOfFederation.includes(plugin.constructor.name)),
      new rspack.NormalModuleReplacementPlugin(/^\.\/federation$/, loader),
    ],
  });
  return bytesOfPage(out);
}

const sourceOf = (name) => JSON.stringify(path.join(root, `mfe-${name}/src/remote.tsx`));

function chunkPerArea() {
  const areas = remotes.map((name) => `${name}: () => import(${sourceOf(name)})`);
  return loadFrom(areas);
}

function areasInOneFile() {
  const imports = remotes.map((name) => `import * as ${name} from ${sourceOf(name)};\n`);
  return imports.join('') + loadFrom(remotes.map((name) => `${name}: () => ${name}`));
}

const loadFrom = (areas) => `const areas = { ${areas.join(', ')} };
export const loadSource = async ({ name }) => (await areas[name]()).default;
export const refetchFailed = async () => undefined;
export const isRegistered = () => true;
`;

/** The page itself and the assets that its markup loads. */
function bytesOfPage(dir) {
  const page = fs.readFileSync(path.join(dir, 'index.html'), 'utf8');
  const assets = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => path.join(dir, file));
  return Buffer.byteLength(page) + assets.reduce((sum, file) => sum + compressedBytes(file), 0);
}

function bytesOfRemote(name) {
  const assets = path.join(root, `mfe-${name}/dist/assets`);
  const scripts = fs.readdirSync(assets).filter((file) => file.endsWith('.js'));
  return scripts.reduce((sum, file) => sum + compressedBytes(path.join(assets, file)), 0);
}

const compressedBytes = (file) => fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size;
