import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { nodeProgram } from '../node.js';

const source = fileURLToPath(new URL('./contracts-program.js', import.meta.url));
const noCalls = fileURLToPath(new URL('./no-calls.js', import.meta.url));

/**
 * Every known call, and the fault of a manifest, if it has one.
 * @typedef {{ calls: { route: string }[], findManifestFault: (manifest: unknown) => string | undefined }} Contracts
 */

/**
 * What a build asks of contracts. These are sources, so they are bundled at the first use, with the area's own
 * `contracts/calls.ts` if an area is built.
 * @param {string} dir of the remote, whose contracts are meant
 * @param {typeof import('@rspack/core').rspack} rspack
 * @returns {() => Promise<Contracts>}
 */
export function contractsOf(dir, rspack) {
  let bundled;
  return () => {
    bundled ??= bundle(dir, rspack);
    return bundled;
  };
}

async function bundle(dir, rspack) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-contracts-'));
  const area = areaIn(dir);
  const ofArea = path.join(dir, 'contracts/calls.ts');
  try {
    const config = nodeProgram({ dir, entry: { contracts: source } });
    const compiler = rspack({
      ...config,
      devtool: false,
      externals: [],
      resolve: { ...config.resolve, alias: area && fs.existsSync(ofArea) ? { [noCalls]: ofArea } : {} },
      output: { ...config.output, path: path.join(folder, 'dist') },
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
    const { knownCalls, findManifestFault } = createRequire(import.meta.url)(path.join(folder, 'dist/contracts.cjs'));
    await promisify(compiler.close.bind(compiler))();
    return { calls: knownCalls(area), findManifestFault };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** The word of the area whose repository a folder is; undefined for a remote of the platform. */
function areaIn(dir) {
  const file = path.join(dir, 'area.json');
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).area : undefined;
}
