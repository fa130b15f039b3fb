import path from 'node:path';
import { rspack } from '@rspack/core';
import { nodeProgram } from '../../../packages/build-kit/src/node.js';

/** What of npm the release program requires: it comes with the kit, which does not import it itself. */
export const requiredByReleaseProgram = ['tar', 'zod'];

/** Builds the program behind `npm run release` into a folder, as `release-program.cjs`: `plaza release` runs it. */
export async function buildReleaseProgram(root, to) {
  const local = path.join(root, 'local');
  const config = nodeProgram({ dir: local, entry: { 'release-program': './src/release.ts' } });
  const output = { ...config.output, path: to, clean: false };
  const stats = await new Promise((resolve, reject) => {
    rspack({ ...config, output, devtool: false }, (error, built) => (error ? reject(error) : resolve(built)));
  });
  if (stats.hasErrors()) throw new Error(`the release program cannot be built:\n${stats.toString('errors-only')}`);
}
