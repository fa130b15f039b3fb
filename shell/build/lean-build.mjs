import { fileURLToPath } from 'node:url';

/**
 * Reduces the size of the first page without changing its behavior; it saved 9 KB (brotli) when it was written.
 * @param {import('@rspack/core').Configuration} config of a production build
 */
export function lean(config) {
  config.plugins.push({ apply: useEsmFederation });
  config.module.rules.push(
    { test: /node_modules\/@radix-ui\/.*\.mjs$/, use: beside('./plain-names.mjs') },
    {
      test: /runtime-core[\\/]dist[\\/](plugins[\\/]snapshot[\\/]SnapshotHandler|utils[\\/]preload)\.js$/,
      use: beside('./lean-federation.mjs'),
    },
    { test: /node_modules\/react-router\/.*\.mjs$/, use: beside('./lean-router.mjs') },
  );
  config.plugins.push({ apply: removeVendorPrefixes });
  config.optimization.mangleExports = 'size';
  config.optimization.minimizer = [{ apply: minify }];
  return config;
}

const beside = (loader) => fileURLToPath(import.meta.resolve(loader));

/** The federation plugin requests its runtime as CommonJS, which does not allow tree shaking. */
function useEsmFederation(compiler) {
  const asModule = (file) => file.replace(/\.cjs$/, '.js');
  const { alias } = compiler.options.resolve;
  for (const name of Object.keys(alias))
    if (name.startsWith('@module-federation/')) alias[name] = asModule(alias[name]);
  new compiler.rspack.NormalModuleReplacementPlugin(/@module-federation[\\/].*[\\/]dist[\\/].*\.cjs$/, (request) => {
    request.request = asModule(request.request);
  }).apply(compiler);
}

function removeVendorPrefixes(compiler) {
  const none = fileURLToPath(import.meta.resolve('./no-prefixes.mjs'));
  new compiler.rspack.NormalModuleReplacementPlugin(/\/Prefixer\.js$/, none).apply(compiler);
}

function minify(compiler) {
  const { SwcJsMinimizerRspackPlugin, LightningCssMinimizerRspackPlugin } = compiler.rspack;
  const ecma = 2022;
  new SwcJsMinimizerRspackPlugin({
    extractComments: false,
    minimizerOptions: {
      ecma,
      compress: { ecma, passes: 4, toplevel: true, keep_fargs: false },
      mangle: { toplevel: true },
      format: { comments: false, ecma },
    },
  }).apply(compiler);
  new LightningCssMinimizerRspackPlugin().apply(compiler);
}
