import type { CurrentReleases } from '@plaza/contracts/internal/registry';
import { remotesFor } from '@plaza/contracts/permission-graph';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import type { TabId } from '@plaza/contracts/tabs';

type Release = CurrentReleases[number];

/** The remotes that provide these tabs, as far as they are released. */
export function describeRemotes(tabs: readonly TabId[], releases: CurrentReleases): RemoteDescriptor[] {
  return remotesFor(tabs).flatMap(({ name, tabs: own }) => {
    const release = releases.find((one) => one.name === name);
    return release ? [describe(release, own)] : [];
  });
}

function describe(release: Release, tabs: TabId[]): RemoteDescriptor {
  const { name, version, integrity, contract, previous } = release;
  const before = previous && { version: previous.version, entry: entryOf(previous), integrity: previous.integrity };
  return {
    name,
    tabs: tabs.filter((tab) => release.tabs.includes(tab)),
    version,
    entry: entryOf(release),
    integrity,
    contract,
    ...(before ? { previous: before } : {}),
  };
}

const entryOf = ({ name, version, manifest }: Pick<Release, 'name' | 'version' | 'manifest'>) =>
  `/remotes/${name}/${version}/${manifest}`;
