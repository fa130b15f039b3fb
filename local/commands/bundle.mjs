import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { rspack } from '@rspack/core';
import { installPackages, requireNode, root, say } from './preparation.mjs';

/**
 * `npm run bundle -- shell`: lists what a browser program's scripts contain, by package and by module, the largest
 * first. Sizes are measured in the built script by its source map, before compression.
 */
requireNode();
process.chdir(root);
installPackages();
const [name = 'shell', most = '25'] = process.argv.slice(2);
const folder = [name, `mfe-${name}`].find((one) => fs.existsSync(path.join(root, one, 'rspack.config.mjs')));
if (!folder) throw new Error(`no browser program is named ${name}`);

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
const out = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-bundle-'));
await build();
const assets = fs.readdirSync(out, { recursive: true }).filter((file) => file.endsWith('.js'));
const scripts = assets.map((file) => {
  const bytes = fs.readFileSync(path.join(out, file));
  return { file, bytes, compressed: brotliCompressSync(bytes).length };
});
for (const { file, bytes, compressed } of scripts.sort((one, other) => other.compressed - one.compressed)) {
  const modules = sizesIn(bytes.toString(), JSON.parse(fs.readFileSync(path.join(out, `${file}.map`), 'utf8')));
  say(`\n${kB(compressed)} compressed, ${kB(bytes.length)} otherwise: ${file}`);
  for (const [what, size] of largest(modules, packageOf)) say(`  ${kB(size)}  ${what}`);
  for (const [what, size] of largest(modules, (module) => module)) say(`     ${kB(size)}  ${what}`);
}
fs.rmSync(out, { recursive: true });

async function build() {
  const { default: configuration } = await import(path.join(root, folder, 'rspack.config.mjs'));
  const config = configuration({}, { mode: 'production' });
  const compiler = rspack({
    ...config,
    devtool: 'source-map',
    output: { ...config.output, path: out },
    plugins: config.plugins.filter((plugin) => plugin?.constructor.name !== 'StaticPagesPlugin'),
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
}

/** Module → its number of characters in a script: from each position in the source map to the next one. */
function sizesIn(script, map) {
  const lines = script.split('\n');
  const sizes = new Map();
  let last;
  const count = (until) => {
    if (last?.source) sizes.set(last.source, (sizes.get(last.source) ?? 0) + until - last.column);
  };
  eachMapping(new TraceMap(map), ({ generatedLine: line, generatedColumn: column, source }) => {
    if (last && last.line === line) count(column);
    else if (last) count(lines[last.line - 1].length);
    last = { line, column, source };
  });
  if (last) count(lines[last.line - 1].length);
  return sizes;
}

function largest(modules, nameOf) {
  const sizes = new Map();
  for (const [module, size] of modules) {
    const path = module.replace(/^webpack:\/\/[^/]*\//, '').replace(/.*node_modules\//, '');
    const what = nameOf(path).slice(0, 80);
    sizes.set(what, (sizes.get(what) ?? 0) + size);
  }
  return [...sizes].sort(([, one], [, other]) => other - one).slice(0, Number(most));
}

/** "react-dom" for a module of that package, "packages/ui" for one of this repository. */
function packageOf(module) {
  const [, ours] = /(?:^|\/)((?:packages\/[^/]+|\.\/src)\/(?:src\/)?[^/]+)/.exec(module) ?? [];
  return ours ?? /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module;
}
