import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type AreaManifest, areaDescription } from '@plaza/contracts/registry/areas';
import { type Release, remoteContract } from '@plaza/contracts/registry/releases';

const entry = 'remoteEntry.loyalty.js';
const manifest = 'mf-manifest.json';

export const loyalty: AreaManifest = {
  area: 'loyalty',
  title: 'Loyalty',
  tabs: [{ id: 'loyalty_points', label: 'Points', icon: 'star', scopes: ['loyalty'] }],
  service: { prefix: 'loyalty' },
};

/** A container of Module Federation as a build writes it, but for everything that one tab can do without. */
const container = (heading: string) => `globalThis.mfe_loyalty = {
  init(scope) { this.scope = scope; },
  async get() {
    const [shared] = Object.values(this.scope.react);
    const react = shared.lib ? shared.lib() : (await shared.get())();
    const Points = () => react.createElement('h2', null, ${JSON.stringify(heading)});
    return () => ({ __esModule: true, default: { contract: ${remoteContract}, tabs: { loyalty_points: Points } } });
  },
};
`;

const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/**
 * Writes the smallest area that there can be, as the build of its team leaves it in `mfe-loyalty/dist` of a folder.
 * @returns the release that it is
 */
export function writeLoyalty(root: string, version: string, heading: string): Release {
  const dist = path.join(root, 'mfe-loyalty/dist');
  const files: Record<string, string> = {
    [areaDescription]: JSON.stringify(loyalty),
    [entry]: container(heading),
    [manifest]: JSON.stringify({
      metaData: { remoteEntry: { name: entry, path: '' } },
      exposes: [{ assets }],
      shared: [],
    }),
  };
  fs.mkdirSync(dist, { recursive: true });
  for (const [file, content] of Object.entries(files)) fs.writeFileSync(path.join(dist, file), content);
  const hashes = Object.entries(files).map(([file, content]) => [file, sha384(content)]);
  return {
    name: loyalty.area,
    version,
    contract: remoteContract,
    federation: '2.9.2',
    tabs: loyalty.tabs.map(({ id }) => id),
    manifest,
    integrity: Object.fromEntries(hashes),
  };
}

const sha384 = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
