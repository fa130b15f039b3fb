import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Writes `release.json`: what the registry takes (contracts' Release), with the integrity of every script. */
export class ReleasePlugin {
  /** @param {{ remote: string, contract: number, tabs: string[], version: string, federation: string }} about */
  constructor(about) {
    this.about = about;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('ReleasePlugin', ({ outputOptions, assets }) => {
      const { remote: name, version, contract, federation, tabs } = this.about;
      const scripts = Object.keys(assets).filter((file) => file.endsWith('.js'));
      const integrity = Object.fromEntries(
        scripts.sort().map((file) => [file, sha384(fs.readFileSync(path.join(outputOptions.path, file)))]),
      );
      const release = { name, version, contract, federation, tabs, manifest: 'mf-manifest.json', integrity };
      fs.writeFileSync(path.join(outputOptions.path, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
    });
  }
}

const sha384 = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
