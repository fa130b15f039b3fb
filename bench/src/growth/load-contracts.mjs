import { createRequire } from 'node:module';
import path from 'node:path';
import { nodeProgram } from '@plaza/build-kit/node';
import { bundle } from '../machine/bundle.mjs';
import { root } from '../machine/sandbox.mjs';

/**
 * The calls of identity, marketplace and finance, by service and name, with the schemas of their responses.
 * @returns {Promise<Record<string, Record<string, { path: string, answer: { parse(body: unknown): unknown } }>>>}
 */
export async function loadContracts(sandbox) {
  const program = nodeProgram({
    dir: path.join(root, 'bench'),
    entry: { calls: './src/servers/contract-calls.mjs' },
    packages: 'inside', // the bundle lies outside the repository
  });
  const out = sandbox.path('contracts');
  await bundle({ ...program, devtool: false, output: { ...program.output, path: out } });
  return createRequire(import.meta.url)(path.join(out, 'calls.cjs'));
}
