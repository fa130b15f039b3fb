import type { CurrentReleases } from '@plaza/contracts/internal/registry';
import { type RemoteName, remotesFor } from '@plaza/contracts/permission-graph';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import type { TabId } from '@plaza/contracts/tabs';

type Release = CurrentReleases[number];

/** Whether the files of a version are what was released. */
export type IsSound = (name: RemoteName, version: string) => Promise<boolean>;

/** The remotes that provide these tabs, as far as they are released and their files are what was released. */
export async function describeRemotes(
  tabs: readonly TabId[],
  releases: CurrentReleases,
  isSound: IsSound,
): Promise<RemoteDescriptor[]> {
  const described = await Promise.all(
    remotesFor(tabs).map(async ({ name, tabs: own }) => {
      const release = await findSound(name, releases, isSound);
      return release ? [describe(release, own)] : [];
    }),
  );
  return described.flat();
}

/** The current release of a remote; where its files are not what was released, the one before. */
async function findSound(name: RemoteName, releases: CurrentReleases, isSound: IsSound): Promise<Release | undefined> {
  const current = releases.find((one) => one.name === name);
  for (const release of [current, current?.previous]) {
    if (release && (await isSound(name, release.version))) return release;
  }
  return undefined;
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
