import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The rspack configuration of a Node program: one CommonJS bundle per entry in `dist/`, with the workspace's
 * TypeScript sources inside and every npm package left outside, to be required from node_modules.
 *
 * @param {{ dir: string, entry: Record<string, string>, out?: string }} options `dir`: the package's folder; `entry`:
 *   bundle name → source file; `out`: where the bundles go
 * @returns {import('@rspack/core').Configuration}
 */
export function nodeProgram({ dir, entry, out = 'dist' }) {
  return {
    context: dir,
    entry,
    target: 'node20',
    mode: 'production',
    devtool: 'source-map',
    output: {
      path: path.join(dir, out),
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    externals: [npmPackagesOutside(dir)],
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      parser: { javascript: { worker: ['Worker from node:worker_threads', '...'] } },
      rules: [
        {
          test: /\.ts$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: { env: { targets: 'node 20.19' }, jsc: { parser: { syntax: 'typescript' } } },
        },
        // The kits as an area outside of this repository has them: npm packages are required of them as of sources.
        { test: /node_modules[\\/]@plaza[\\/][\w-]+[\\/]dist[\\/].*\.js$/, type: 'javascript/auto' },
      ],
    },
    optimization: { minimize: false, nodeEnv: false },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/**
 * Leaves npm packages outside, but for those that the program would find in another version than the importing
 * package does: these go in.
 * @param {string} dir
 */
function npmPackagesOutside(dir) {
  return ({ request = '', context = dir }, callback) => {
    const ours = request.startsWith('.') || request.startsWith('@plaza/') || path.isAbsolute(request);
    if (ours || found(request, context) !== found(request, dir)) callback();
    else callback(undefined, `commonjs ${request}`);
  };
}

/** The file that a package is found at from a folder; undefined where only ES modules can import it. */
function found(request, folder) {
  try {
    return createRequire(path.join(folder, 'from.js')).resolve(request);
  } catch {
    return undefined;
  }
}
