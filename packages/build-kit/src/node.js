import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The rspack configuration of a Node program: one CommonJS bundle per entry in `dist/`, with the workspace's
 * TypeScript sources inside and every npm package left outside, to be required from node_modules.
 *
 * @param {{ dir: string, entry: Record<string, string>, out?: string, packages?: 'inside' | 'outside' }} options `dir`:
 * the package's folder; `entry`: bundle name → source file; `out`: where the bundles go; `packages`: where those of npm
 * are, as a program that finds and reads hundreds of files of theirs starts a third later
 * @returns {import('@rspack/core').Configuration}
 */
export function nodeProgram({ dir, entry, out = 'dist', packages = 'outside' }) {
  return {
    context: dir,
    entry,
    target: 'node20',
    mode: 'production',
    // Of lines alone: with columns and sources Node makes 70 MB of it when it writes the first stack.
    devtool: 'nosources-cheap-module-source-map',
    output: {
      path: path.join(dir, out),
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    externals: [packages === 'inside' ? onFilesOfTheirOwn(dir) : npmPackagesOutside(dir)],
    // As Node finds what is required: one copy of each package, whoever asks.
    resolve: {
      extensions: ['.ts', '.js', '.json'],
      ...(packages === 'inside' ? { conditionNames: ['node', 'require'], alias: esModules(dir) } : {}),
    },
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
    node: { __dirname: false },
    optimization: {
      nodeEnv: false,
      minimize: packages === 'inside',
      minimizer: [{ apply: leaveOutComments }],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/**
 * Leaves out comments, which are half of what npm packages contain. Names and lines stay, for stacks and for maps
 * without columns. Characters beyond ASCII are escaped: with a single one of them V8 stores the whole bundle in two
 * bytes per character.
 */
function leaveOutComments(compiler) {
  const format = { comments: false, asciiOnly: true };
  const minimizerOptions = { minify: false, compress: false, mangle: false, format };
  new compiler.rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions }).apply(compiler);
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

/** Packages with native parts, with programs of their own, or with megabytes of data that few starts need. */
const needTheirFiles =
  /^(sharp|cities\.json|@0q\/embedded-mongodb|@playwright\/test|@opentelemetry\/(?!api$)[\w-]+)(\/|$)/;

/**
 * Leaves outside what runs from its own files only, and what is not installed, such as the optional parts of drivers.
 */
function onFilesOfTheirOwn(dir) {
  return ({ request = '', context = dir }, callback) => {
    const ours = request.startsWith('.') || request.startsWith('@plaza/') || path.isAbsolute(request);
    if (ours || (found(request, context) !== undefined && !needTheirFiles.test(request))) callback();
    else callback(undefined, `commonjs ${request}`);
  };
}

/** Packages whose ES modules go in, without their unused parts: zod has its error messages in fifty languages. */
const withUnusedParts = ['zod'];

/** The aliases that make such packages be found as ES modules, where they are installed. */
function esModules(dir) {
  const aliases = withUnusedParts.flatMap((name) => {
    const description = found(`${name}/package.json`, dir);
    if (!description) return [];
    const { module } = JSON.parse(fs.readFileSync(description, 'utf8'));
    return [[`${name}$`, path.join(path.dirname(description), module)]];
  });
  return Object.fromEntries(aliases);
}

/** The file that a package is found at from a folder; undefined where only ES modules can import it. */
function found(request, folder) {
  try {
    return createRequire(path.join(folder, 'from.js')).resolve(request);
  } catch {
    return undefined;
  }
}
