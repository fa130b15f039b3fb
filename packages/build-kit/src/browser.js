import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { ShellProvidesPlugin } from './needs/shell-provides-plugin.js';
import { PrecompressPlugin } from './precompress.js';
import { AreaPlugin, ReleasePlugin, TabFilesPlugin } from './release-plugin.js';
import { releaseVersion } from './release-version.js';

const require = createRequire(import.meta.url);

/** The kits as an area outside of this repository has them. */
const compiledKits = /node_modules[\\/]@plaza[\\/][\w-]+[\\/]dist[\\/].*\.js$/;

/** What the shell provides to remotes: one instance of each, in the version that they were built for. Nothing else. */
const sharedLibraries = ['react', 'react-dom'];
const sharedPackages = ['@plaza/web-kit', '@plaza/web-kit/router', '@plaza/ui'];

/** @typedef {'shell' | 'remote' | 'standalone'} Part */

/**
 * The shell: the federation host. Its shared modules are eager, so that the first page is one request.
 * @param {{ dir: string, dev: boolean, port: number, devServer?: object }} options
 */
export function shell({ dir, dev, port, devServer }) {
  const config = browserProgram({
    dir,
    dev,
    port,
    uniqueName: 'plaza_shell',
    entry: './src/main.tsx',
    html: path.join(dir, dev ? 'index.dev.html' : 'index.html'),
    devServer,
  });
  // A remote that hangs is replaced soon; nothing replaces the shell's own parts, which only a slow line delays.
  Object.assign(config.output, { publicPath: '/', chunkLoadTimeout: 20_000 });
  const { plaza } = readPackage(dir);
  config.plugins.push(
    federation({ name: 'shell', part: 'shell' }),
    !dev && new ShellProvidesPlugin({ ...plaza, shared: sharedVersions('version'), packages: sharedPackages }),
    !dev && new PrecompressPlugin(),
  );
  return config;
}

/**
 * A program for Node that draws pages of the shell as it is built, with the same names for pictures as in the browser.
 * @param {{ dir: string, entry: string }} options
 */
export function shellPrerendering({ dir, entry }) {
  const config = browserProgram({ dir, dev: false, uniqueName: 'plaza_drawing', entry });
  Object.assign(config.output, { publicPath: '/', filename: 'pages.cjs', library: { type: 'commonjs2' } });
  config.module.generator = { 'asset/resource': { emit: false } };
  return { ...config, target: 'node20', optimization: { ...config.optimization, minimize: false } };
}

/**
 * Scripts of the shell that run without its program; they go beside the shell's own.
 * @param {{ dir: string, entry: Record<string, string> }} options
 */
export function shellScripts({ dir, entry }) {
  const config = browserProgram({ dir, dev: false, uniqueName: 'plaza_scripts', entry });
  Object.assign(config.output, { publicPath: '/', clean: false });
  config.plugins.push(new PrecompressPlugin());
  return config;
}

/**
 * A remote, for the shell to load: no page of its own, no shared modules of its own, a manifest, a release.
 * @param {{ dir: string, dev: boolean, port: number, src?: string, out?: string, devServer?: object, inRealShell?:
 * boolean }} options `src`: where remote.tsx is, `out`: where the build goes, both from `dir`; `inRealShell`: whether a
 * development server shows it in a shell that was built, whose React knows nothing of development
 */
export function remote({ dir, dev, port, src = 'src', out, devServer, inRealShell = false }) {
  const plaza = describeRemote(dir);
  const version = releaseVersion(dir);
  const uniqueName = `mfe_${plaza.remote}_${version.replace(/\W/g, '_')}`;
  const config = browserProgram({
    dir,
    dev,
    port,
    uniqueName,
    entry: {},
    out,
    devServer,
    devReact: dev && !inRealShell,
  });
  config.plugins.push(
    federation({ name: `mfe_${plaza.remote}`, part: 'remote', exposes: { './remote': `./${src}/remote.tsx` }, dev }),
    !dev && fs.existsSync(path.join(dir, areaFile)) && new AreaPlugin(path.join(dir, areaFile)),
    !dev && new rspack.SubresourceIntegrityPlugin(),
    !dev && new TabFilesPlugin(plaza.firstCalls),
    !dev &&
      new ReleasePlugin({
        ...plaza,
        version,
        federation: federationVersion(),
        dir,
        shared: sharedVersions('requiredVersion'),
        packages: sharedPackages,
      }),
    !dev && new PrecompressPlugin(),
  );
  return config;
}

/**
 * A remote on a page of its own, with everything in it, for its own team.
 * @param {{ dir: string, dev: boolean, port: number, src?: string }} options
 */
export function standalone({ dir, dev, port, src = 'src' }) {
  const plaza = describeRemote(dir);
  const config = browserProgram({
    dir,
    dev,
    port,
    uniqueName: `mfe_${plaza.remote}_standalone`,
    entry: `./${src}/standalone.tsx`,
    html: path.join(import.meta.dirname, 'standalone.html'),
    out: 'dist-standalone',
    devServer: { proxy: [{ context: ['/api', '/dev'], target: gatewayUrl() }] },
  });
  config.output.publicPath = '/';
  return config;
}

/** Where development servers find the platform. */
export function gatewayUrl() {
  return process.env.PLAZA_GATEWAY_URL || 'http://localhost:8080';
}

/** `devReact`: whether the React of its page is the one for development, which keeps state over a change. */
function browserProgram({ dir, dev, port, uniqueName, entry, html, out = 'dist', devServer = {}, devReact = dev }) {
  const name = dev ? '[name]' : 'assets/[name].[contenthash:8]';
  return {
    context: dir,
    mode: dev ? 'development' : 'production',
    entry: typeof entry === 'string' ? { main: entry } : entry,
    target: ['web', 'es2022'],
    devtool: dev ? 'cheap-module-source-map' : false,
    output: {
      path: path.join(dir, out),
      publicPath: 'auto',
      uniqueName,
      chunkLoadTimeout: 3000,
      crossOriginLoading: 'anonymous',
      clean: true,
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      cssFilename: `${name}.css`,
      cssChunkFilename: `${name}.css`,
      assetModuleFilename: `${name}[ext]`,
    },
    resolve: { extensions: ['.tsx', '.ts', '.jsx', '.js'], alias: federationRuntime() },
    module: {
      rules: [
        { test: /\.[jt]sx?$/, exclude: /node_modules/, type: 'javascript/auto', use: swc(devReact) },
        { test: compiledKits, type: 'javascript/auto' },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      html && new rspack.HtmlRspackPlugin({ template: html, scriptLoading: 'defer' }),
      devReact && new ReactRefreshRspackPlugin({ library: uniqueName }),
    ],
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      nodeEnv: devReact ? 'development' : 'production',
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    devServer: {
      host: process.env.HOST || '127.0.0.1',
      port,
      hot: true,
      historyApiFallback: true,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false },
      ...devServer,
    },
  };
}

/** @param {boolean} devReact */
function swc(devReact) {
  return {
    loader: 'builtin:swc-loader',
    options: {
      env: { targets: 'chrome >= 111, edge >= 111, firefox >= 114, safari >= 16.4' },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: devReact, refresh: devReact } },
      },
    },
  };
}

/** @param {{ name: string, part: Part, exposes?: Record<string, string>, dev?: boolean }} options */
function federation({ name, part, exposes, dev }) {
  return new ModuleFederationPlugin({
    name,
    exposes,
    // At the release's root: from assets/ it would ask for ".../assets/../assets/x.js" what the shell has asked for as
    // ".../assets/x.js", and every first chunk would be loaded and run twice.
    filename: exposes && (dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js'),
    shared: shared(part),
    shareStrategy: 'loaded-first',
    manifest: part === 'remote',
    dts: false,
    dev: false,
    experiments: {
      // Descriptors name scripts, so that the runtime reads no manifest, which is what its snapshots are for.
      optimization: { target: 'web', disableSnapshot: true },
      ...(part === 'shell' && { provideExternalRuntime: true }),
      ...(part === 'remote' && { externalRuntime: true }),
    },
  });
}

/**
 * The federation plugin names its runtime by the path of the CommonJS build, of which nothing can be left out. The ES
 * modules of the same packages are 5 kB smaller in each remote.
 */
function federationRuntime() {
  return {
    [require.resolve('@module-federation/runtime')]: esModules('@module-federation/runtime'),
    [require.resolve('@module-federation/webpack-bundler-runtime')]: esModules(
      '@module-federation/webpack-bundler-runtime',
    ),
  };
}

const esModules = (name) => fileURLToPath(import.meta.resolve(name));

/** @param {Part} part */
function shared(part) {
  const role = part === 'shell' ? { eager: true } : { import: false };
  const single = { singleton: true, strictVersion: true, ...role };
  const library = (name) => {
    const version = require(`${name}/package.json`).version;
    return [name, { ...single, version, requiredVersion: `^${version}` }];
  };
  const ours = (name) => [name, { ...single, version: '1.0.0', requiredVersion: '^1.0.0' }];
  return Object.fromEntries([...sharedLibraries.map(library), ...sharedPackages.map(ours)]);
}

/** Package → the version that the shell gives, or the range that a remote takes. */
const sharedVersions = (/** @type {'version' | 'requiredVersion'} */ which) =>
  Object.fromEntries(Object.entries(shared('shell')).map(([name, options]) => [name, options[which]]));

/** The pinned version that shell and remotes are built with. */
const federationVersion = () =>
  readPackage(path.resolve(import.meta.dirname, '..')).dependencies['@module-federation/enhanced'];

/** What a remote is: an area of a team says it in its `area.json`, a built-in one in its package.json. */
export function describeRemote(dir) {
  const { plaza } = readPackage(dir);
  const file = path.join(dir, areaFile);
  if (!fs.existsSync(file)) return plaza;
  const { area, tabs } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return { ...plaza, remote: area, tabs: tabs.map(({ id }) => id) };
}

const areaFile = 'area.json';

const readPackage = (dir) => JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));
