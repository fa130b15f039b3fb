import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { remote } from '@plaza/build-kit/browser';
import { rspack } from '@rspack/core';
import { create } from 'tar';

/**
 * Builds the golden remote with another version of Module Federation and stores the resulting upload, for the journey
 * that loads it in the current shell: `node e2e/golden-remotes/build.mjs 2.0.1`. A stored remote is never built again,
 * since it represents what a team released with that version.
 */
const [version] = process.argv.slice(2);
if (!version) throw new Error('usage: node e2e/golden-remotes/build.mjs <version of @module-federation/enhanced>');

const folder = import.meta.dirname;
const root = path.resolve(folder, '../..');
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-golden-'));
try {
  const dir = copyAsRemote();
  const release = `1.0.0-golden.${version}`;
  await build(configFor(dir, installedPlugin(), release));
  const described = path.join(dir, 'dist/release.json');
  const about = JSON.parse(fs.readFileSync(described, 'utf8'));
  fs.writeFileSync(described, JSON.stringify({ ...about, version: release, federation: version }));
  const files = ['release.json', ...Object.keys(about.integrity)];
  await create(
    { file: path.join(folder, `${version}.tgz`), cwd: path.join(dir, 'dist'), gzip: true, portable: true },
    files,
  );
} finally {
  fs.rmSync(work, { recursive: true });
}

/**
 * Copies the sources into a folder that serves as a repository, as the version of a release is computed from the files
 * there.
 */
function copyAsRemote() {
  const dir = path.join(work, 'mfe-golden');
  fs.cpSync(folder, dir, { recursive: true, filter: (place) => !place.endsWith('.tgz') });
  for (const shared of ['node_modules', 'packages', 'package-lock.json']) {
    fs.symlinkSync(path.join(root, shared), path.join(work, shared));
  }
  return dir;
}

function installedPlugin() {
  const place = path.join(work, 'federation');
  fs.mkdirSync(place);
  fs.writeFileSync(path.join(place, 'package.json'), '{}');
  const packages = [`@module-federation/enhanced@${version}`];
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: place, stdio: 'inherit' });
  return createRequire(path.join(place, 'index.js'))('@module-federation/enhanced/rspack').ModuleFederationPlugin;
}

/**
 * The current build configuration of remotes, except for the plugin, its runtime and the compressed forms, which are
 * optional in an upload.
 */
function configFor(dir, ModuleFederationPlugin, release) {
  const config = remote({ dir, dev: false, port: 0 });
  config.output.uniqueName = `mfe_markets_${release.replace(/\W/g, '_')}`;
  config.resolve.alias = {};
  config.plugins = config.plugins.filter(Boolean).flatMap((plugin) => {
    if (plugin.constructor.name === 'ModuleFederationPlugin') return new ModuleFederationPlugin(plugin._options);
    return plugin.constructor.name === 'PrecompressPlugin' ? [] : plugin;
  });
  return config;
}

function build(config) {
  return new Promise((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve(stats);
    });
  });
}
