import { rspack } from '@rspack/core';

/** Builds with rspack. @param {import('@rspack/core').Configuration} config @returns {Promise<void>} */
export function bundle(config) {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => (failure ? reject(failure) : resolve()));
    });
  });
}
