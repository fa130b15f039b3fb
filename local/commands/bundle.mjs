import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { rspack } from '@rspack/core';
import { installPackages, requireNode, root, say } from './preparation.mjs';

/**
 * `npm run bundle -- shell`: what the chunks of a browser's program hold, by package and by module, the largest first.
 * Compressed sizes are those of the files; the others are those of the sources, before they are made small.
 */
requireNode();
process.chdir(root);
installPackages();
const [name = 'shell', most = '25'] = process.argv.slice(2);
const folder = [name, `mfe-${name}`].find((one) => fs.existsSync(path.join(root, one, 'rspack.config.mjs')));
if (!folder) throw new Error(`there is no program of browsers that is called ${name}`);

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const out = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-bundle-'));
const { default: configuration } = await import(path.join(root, folder, 'rspack.config.mjs'));
const config = configuration({}, { mode: 'production' });
const compiler = rspack({
  ...config,
  output: { ...config.output, path: out },
  plugins: config.plugins.filter((plugin) => plugin?.constructor.name !== 'StaticPagesPlugin'),
});
const stats = await promisify(compiler.run.bind(compiler))();
const { chunks = [] } = stats.toJson({
  all: false,
  chunks: true,
  chunkModules: true,
  nestedModules: true,
  chunkModulesSpace: Number.POSITIVE_INFINITY,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
});
const described = chunks.map(({ files, initial, names, modules }) => ({
  title: `${files.join(', ')}${initial ? ' (comes first)' : ''}${names[0] ? `: ${names[0]}` : ''}`,
  bytes: files.reduce((sum, file) => sum + compressedBytes(path.join(out, file)), 0),
  modules: modules.flatMap((module) => module.modules ?? [module]),
}));
for (const { title, bytes, modules } of described.sort((one, other) => other.bytes - one.bytes)) {
  say(`\n${title}: ${kB(bytes)} compressed`);
  for (const [what, size] of largest(modules, packageOf)) say(`  ${kB(size).padStart(9)}  ${what}`);
  for (const [what, size] of largest(modules, fileOf).slice(0, 10)) say(`  ${kB(size).padStart(9)}    ${what}`);
}
await promisify(compiler.close.bind(compiler))();
fs.rmSync(out, { recursive: true });

function largest(modules, nameOf) {
  const sizes = new Map();
  for (const module of modules) {
    const what = nameOf(module.name ?? '');
    sizes.set(what, (sizes.get(what) ?? 0) + module.size);
  }
  return [...sizes].sort(([, one], [, other]) => other - one).slice(0, Number(most));
}

/** "react-dom" of a file in node_modules, else the folder of the workspace that it is in. */
function packageOf(module) {
  const [, packed] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? [];
  const [, own] = /(?:^|\/)((?:packages|shell|mfe-\w+)\/[^/]+(?:\/[^/]+)?)/.exec(module) ?? [];
  return packed ?? own ?? module.replace(/^\.\/src\/([^/]+).*/, `${folder}/$1`);
}

const fileOf = (module) => module.replace(/.*node_modules\//, '').replace(/ \+ \d+ modules$/, '');

function compressedBytes(file) {
  return fs.existsSync(`${file}.br`)
    ? fs.statSync(`${file}.br`).size
    : brotliCompressSync(fs.readFileSync(file)).length;
}
