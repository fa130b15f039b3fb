import path from 'node:path';
import { rspack } from '@rspack/core';
import { nodeProgram } from '../../../packages/build-kit/src/node.js';

/** The npm packages that the release program requires; the kit depends on them although it does not import them. */
export const requiredByReleaseProgram = ['tar', 'zod'];

/** Builds the program behind `npm run release` into a folder, as `release-program.cjs`, for `plaza release` to run. */
export async function buildReleaseProgram(root, to) {
  const local = path.join(root, 'local');
  const config = nodeProgram({ dir: local, entry: { 'release-program': './src/release/release.ts' } });
  const output = { ...config.output, path: to, clean: false };
  const stats = await new Promise((resolve, reject) => {
    rspack({ ...config, output, devtool: false }, (error, built) => (error ? reject(error) : resolve(built)));
  });
  if (stats.hasErrors()) throw new Error(`the release program cannot be built:\n${stats.toString('errors-only')}`);
}
