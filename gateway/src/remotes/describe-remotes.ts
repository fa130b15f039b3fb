import type { CurrentReleases, KnownRelease } from '@plaza/contracts/internal/registry';
import { type AreaEdges, type RemoteName, remotesFor } from '@plaza/contracts/permission-graph';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import type { TabId } from '@plaza/contracts/tabs';
import { RegistryUnavailable } from '../registry/registry-unavailable';
import type { FirstFiles } from './files/first-files';
import { descriptorOf, type UsableRelease, withEntryAlone, withoutFiles } from './remote-descriptor';
import type { SelectedRelease } from './selection/select-release';

type Current = CurrentReleases[number];

/**
 * The first files of a version; undefined if they differ from what was released.
 * @throws RegistryUnavailable if they cannot be compared, as they are not here and the registry does not answer
 */
export type FindFirstFiles = (name: RemoteName, version: string) => Promise<FirstFiles | undefined>;

type FindUsable = (release: KnownRelease | undefined) => Promise<UsableRelease | undefined>;

/** Selects the release of a remote for this caller. */
type SelectRelease = (current: Current) => Promise<SelectedRelease>;

/**
 * The remotes that provide these tabs; remotes that are not released, or whose files differ from what was released, are
 * left out. A release whose files are only unavailable just now is listed with its entry alone: pages that show it stay
 * with it, and may get its other files from another gateway.
 * @param areas the areas that are not built in
 */
export async function describeRemotes(
  tabs: readonly TabId[],
  areas: readonly AreaEdges[],
  releases: CurrentReleases,
  findFirstFiles: FindFirstFiles,
  select: SelectRelease,
): Promise<RemoteDescriptor[]> {
  const findUsable: FindUsable = async (release) => {
    if (!release) return undefined;
    try {
      const files = await findFirstFiles(release.name, release.version);
      return files && { release, files };
    } catch (error) {
      if (error instanceof RegistryUnavailable) return withEntryAlone(release);
      throw error;
    }
  };
  const described = await Promise.all(
    remotesFor(tabs, areas).map(async ({ name, tabs: own }) => {
      const current = releases.find((one) => one.name === name);
      return current ? await describeRemote(current, own, findUsable, select) : [];
    }),
  );
  return described.flat();
}

/**
 * Describes the release selected for this caller. If its files differ from what was released, describes stable instead,
 * and failing that the previous release. The descriptor also names the release to fall back to: the previous release
 * for stable, stable for any other.
 */
async function describeRemote(
  current: Current,
  tabs: TabId[],
  findUsable: FindUsable,
  select: SelectRelease,
): Promise<RemoteDescriptor[]> {
  const { rollout, previous, switchedOff } = current;
  const selected = await select(current);
  const release =
    selected.kind === 'pin' ? selected.release : selected.kind === 'rollout' ? rollout?.release : undefined;
  const own = await findUsable(release);
  if (own) {
    const stable = switchedOff === undefined ? current : undefined;
    const isStable = own.release.version === current.version;
    const before = await findUsable(isStable ? previous : stable);
    const isWatched = selected.kind === 'rollout' || (isStable && current.isWatched === true);
    return [descriptorOf(own, tabs, { before, isWatched, isPinned: selected.kind === 'pin' })];
  }
  if (switchedOff !== undefined) return [{ ...descriptorOf(withoutFiles(current), tabs), switchedOff }];
  const [stable, before] = await Promise.all([findUsable(current), findUsable(previous)]);
  const isWatched = rollout !== undefined || current.isWatched === true;
  if (stable) return [descriptorOf(stable, tabs, { before, isWatched })];
  return before ? [descriptorOf(before, tabs)] : [];
}
