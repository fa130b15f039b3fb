import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** What the bundler counts for people; no browser asks for it. */
const statistics = 'mf-stats.json';

/** Writes `release.json`: what the registry takes (contracts' NewRelease), with the integrity of every file. */
export class ReleasePlugin {
  /** @param {{ remote: string, contract: number, tabs: string[], version: string, federation: string }} about */
  constructor(about) {
    this.about = about;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('ReleasePlugin', ({ outputOptions, assets }) => {
      const { remote: name, version, contract, federation, tabs } = this.about;
      const files = Object.keys(assets).filter((file) => file !== statistics);
      const read = (file) => fs.readFileSync(path.join(outputOptions.path, file));
      const integrity = Object.fromEntries(files.sort().map((file) => [file, sha384(read(file))]));
      requireHashesInEntry(integrity, read);
      const release = { name, version, contract, federation, tabs, manifest: 'mf-manifest.json', integrity };
      fs.writeFileSync(path.join(outputOptions.path, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
    });
  }
}

/**
 * The shell checks the entry; the entry loads the remote's other scripts and styles, and checks what it knows the hash
 * of. One that it did not know would run whatever it became.
 */
function requireHashesInEntry(integrity, read) {
  const entry = Object.keys(integrity).find((file) => path.basename(file).startsWith('remoteEntry.'));
  if (!entry) throw new Error('the build made no remoteEntry script');
  const text = read(entry).toString('utf8');
  for (const [file, hash] of Object.entries(integrity)) {
    if (file === entry || !/\.(js|css)$/.test(file) || text.includes(hash)) continue;
    throw new Error(`${entry} does not know the hash of ${file}, so browsers would run it unchecked`);
  }
}

const sha384 = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
