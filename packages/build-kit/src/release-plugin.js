import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { callsIn } from './needs/calls.js';
import { contractsOf } from './needs/contracts.js';
import { takenNames } from './needs/names.js';
import { requireManifest } from './needs/require-manifest.js';

/** What the bundler counts for people; no browser asks for it. */
const statistics = 'mf-stats.json';

const manifestFile = 'mf-manifest.json';

/**
 * Completes the manifest with `tabs`: tab → the scripts and styles that it needs beyond those that come first, for
 * shells to load all of them at once. The chunk of a tab is the one that its import names `tab-<id>`. And with `calls`:
 * tab → the URLs that it reads first, for shells to ask for meanwhile.
 */
export class TabFilesPlugin {
  /** @param {Record<string, string[]>} [calls] */
  constructor(calls = {}) {
    this.calls = calls;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('TabFilesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'TabFilesPlugin', stage }, () => {
        const asset = compilation.getAsset(manifestFile);
        if (!asset) throw new Error(`the build produced no ${manifestFile}`);
        const manifest = {
          ...JSON.parse(asset.source.source().toString()),
          tabs: filesOfTabs(compilation),
          calls: this.calls,
        };
        compilation.updateAsset(manifestFile, new sources.RawSource(JSON.stringify(manifest)));
      });
    });
  }
}

const tabChunk = /^tab-(\w+)$/;

function filesOfTabs({ namedChunkGroups }) {
  const groups = [...namedChunkGroups].flatMap(([name, group]) => {
    const tab = tabChunk.exec(name)?.[1];
    return tab ? [[tab, group.getFiles().filter((file) => /\.(js|css)$/.test(file))]] : [];
  });
  return Object.fromEntries(groups.sort());
}

/** Has the release bring the file in which an area says what it is, as every other file of it. */
export class AreaPlugin {
  /** @param {string} file */
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('AreaPlugin', (compilation) => {
      compilation.fileDependencies.add(this.file);
      compilation.hooks.processAssets.tap(
        { name: 'AreaPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => compilation.emitAsset(path.basename(this.file), new sources.RawSource(fs.readFileSync(this.file))),
      );
    });
  }
}

/**
 * Writes `release.json`: what the registry takes (contracts' NewRelease), with the integrity of every file, and what
 * the release needs of the shell and of services.
 */
export class ReleasePlugin {
  /**
   * @param {{ remote: string, contract: number, tabs: string[], version: string, federation: string, dir: string,
   *   shared: Record<string, string>, packages: string[] }} about
   *   `shared`: package → the range of versions that it takes; `packages`: those of which names are listed
   */
  constructor(about) {
    this.about = about;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', async (compilation) => {
      const { outputOptions, assets } = compilation;
      const { remote: name, version, contract, federation, tabs, dir, shared, packages } = this.about;
      const files = Object.keys(assets).filter((file) => file !== statistics);
      const read = (file) => fs.readFileSync(path.join(outputOptions.path, file));
      const integrity = Object.fromEntries(files.sort().map((file) => [file, sha384(read(file))]));
      requireHashesInEntry(integrity, read);
      const contracts = contractsOf(dir, compiler.rspack);
      await requireManifest(read(manifestFile), contracts);
      const scripts = files.filter((file) => file.endsWith('.js')).map((file) => read(file).toString('utf8'));
      const needs = {
        shared,
        names: takenNames(compilation, packages),
        calls: await callsIn(scripts, contracts),
      };
      const release = { name, version, contract, federation, tabs, manifest: manifestFile, integrity, needs };
      fs.writeFileSync(path.join(outputOptions.path, 'release.json'), `${JSON.stringify(release)}\n`);
    });
  }
}

/**
 * The shell checks the entry; the entry loads the remote's other scripts and styles, and checks what it knows the hash
 * of. One that it did not know would run whatever it became.
 */
function requireHashesInEntry(integrity, read) {
  const entry = Object.keys(integrity).find((file) => path.basename(file).startsWith('remoteEntry.'));
  if (!entry) throw new Error('the build produced no remoteEntry script');
  const text = read(entry).toString('utf8');
  for (const [file, hash] of Object.entries(integrity)) {
    if (file === entry || !/\.(js|css)$/.test(file) || text.includes(hash)) continue;
    throw new Error(`${entry} does not know the hash of ${file}, so browsers would run it unchecked`);
  }
}

const sha384 = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
