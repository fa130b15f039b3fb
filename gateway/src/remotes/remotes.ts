import type { CurrentReleases, KnownRelease } from '@plaza/contracts/internal/registry';
import { type AreaEdges, type RemoteName, remotesFor } from '@plaza/contracts/permission-graph';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import type { TabId } from '@plaza/contracts/tabs';
import { RegistryUnavailable } from '../registry/registry-unavailable';
import type { FirstFiles } from './files/first-files';
import type { SelectedRelease } from './selection/select-release';

type Current = CurrentReleases[number];

/**
 * The first files of a version; undefined if they differ from what was released.
 * @throws RegistryUnavailable if they cannot be compared, as they are not here and the registry does not answer
 */
export type FindFirstFiles = (name: RemoteName, version: string) => Promise<FirstFiles | undefined>;

/** A release whose files are what was released, as far as they can be compared just now. */
interface UsableRelease {
  readonly release: KnownRelease;
  readonly files: FirstFiles;
  /** Whether its files are not here and the registry does not answer, so that only its entry is known. */
  readonly isUnavailable?: true;
}

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
    return [describe(own, tabs, { before, isWatched, isPinned: selected.kind === 'pin' })];
  }
  if (switchedOff !== undefined) return [{ ...describe(withoutFiles(current), tabs), switchedOff }];
  const [stable, before] = await Promise.all([findUsable(current), findUsable(previous)]);
  const isWatched = rollout !== undefined || current.isWatched === true;
  if (stable) return [describe(stable, tabs, { before, isWatched })];
  return before ? [describe(before, tabs)] : [];
}

/** The script that a remote's manifest loads first. */
const entryName = /(^|\/)remoteEntry(\.\w+)?\.js$/;

/** The manifest of the release is not here; of its first files, only the entry is known by its name. */
function withEntryAlone(release: KnownRelease): UsableRelease | undefined {
  const entry = Object.keys(release.integrity).find((file) => entryName.test(file));
  return entry === undefined
    ? undefined
    : { release, files: { entry, first: [], tabs: {}, calls: {} }, isUnavailable: true };
}

/** Without hashes, no shell loads any file of the release, whether or not that shell supports switching off. */
const withoutFiles = (release: KnownRelease): UsableRelease => ({
  release: { ...release, integrity: {} },
  files: { entry: '', first: [], tabs: {}, calls: {} },
});

/** The fields of a descriptor besides its release and tabs. */
interface Marks {
  /** The release to fall back to. */
  readonly before?: UsableRelease | undefined;
  readonly isWatched?: boolean;
  readonly isPinned?: boolean;
}

/** Release, whose files never change → its descriptors, by tabs and marks. */
const known = new WeakMap<KnownRelease, Map<string, RemoteDescriptor>>();

function describe(usable: UsableRelease, tabs: readonly TabId[], marks: Marks = {}): RemoteDescriptor {
  const descriptors = known.get(usable.release) ?? new Map<string, RemoteDescriptor>();
  known.set(usable.release, descriptors);
  const { before, isWatched, isPinned } = marks;
  const key = JSON.stringify([tabs, before?.release.version, isWatched, isPinned, usable.isUnavailable]);
  const descriptor = descriptors.get(key) ?? newDescriptor(usable, tabs, marks);
  descriptors.set(key, descriptor);
  return descriptor;
}

function newDescriptor(
  { release, files }: UsableRelease,
  tabs: readonly TabId[],
  { before, isWatched = false, isPinned = false }: Marks,
): RemoteDescriptor {
  const { name, version, integrity, contract } = release;
  const own = tabs.filter((tab) => release.tabs.includes(tab));
  const tabFiles = own.flatMap((tab): [TabId, string[]][] => (files.tabs[tab] ? [[tab, [...files.tabs[tab]]]] : []));
  const tabCalls = own.flatMap((tab): [TabId, string[]][] => (files.calls[tab] ? [[tab, [...files.calls[tab]]]] : []));
  const loaded = new Set([files.entry, ...files.first, ...tabFiles.flatMap(([, some]) => some)]);
  return {
    name,
    tabs: own,
    version,
    entry: entryOf(release, files),
    first: [...files.first],
    ...(tabFiles.length > 0 ? { tabFiles: Object.fromEntries(tabFiles) } : {}),
    ...(tabCalls.length > 0 ? { tabCalls: Object.fromEntries(tabCalls) } : {}),
    integrity: hashesOf(integrity, loaded),
    contract,
    ...(before ? { previous: describePrevious(before) } : {}),
    ...(isWatched ? { watched: true } : {}),
    ...(isPinned ? { pinned: true } : {}),
  };
}

/** A release that nobody is given yet, with all its tabs. */
export const describeCandidate = (release: KnownRelease, files: FirstFiles): RemoteDescriptor =>
  describe({ release, files }, release.tabs);

/** Only the fields needed to load it: it is seldom used, and every page load fetches this response. */
const describePrevious = ({ release, files }: UsableRelease) => ({
  version: release.version,
  entry: entryOf(release, files),
  integrity: hashesOf(release.integrity, new Set([files.entry])),
});

const hashesOf = (integrity: KnownRelease['integrity'], files: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(integrity).filter(([file]) => files.has(file)));

const entryOf = ({ name, version }: KnownRelease, { entry }: FirstFiles) => `/remotes/${name}/${version}/${entry}`;
