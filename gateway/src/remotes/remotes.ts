import type { CurrentReleases, KnownRelease } from '@plaza/contracts/internal/registry';
import { type AreaEdges, type RemoteName, remotesFor } from '@plaza/contracts/permission-graph';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import type { TabId } from '@plaza/contracts/tabs';
import { RegistryUnavailable } from '../registry/registry-unavailable';
import type { FirstFiles } from './first-files';
import type { SelectedRelease } from './select-release';

type Current = CurrentReleases[number];

/**
 * The first files of a version; undefined if they differ from what was released.
 * @throws RegistryUnavailable if they cannot be compared, as they are not here and the registry does not answer
 */
export type FindFirstFiles = (name: RemoteName, version: string) => Promise<FirstFiles | undefined>;

/** A release whose files are verified to be what was released. */
interface SoundRelease {
  readonly release: KnownRelease;
  readonly files: FirstFiles;
}

type FindSound = (release: KnownRelease | undefined) => Promise<SoundRelease | undefined>;

/** Selects the release of a remote for this caller. */
type SelectRelease = (current: Current) => Promise<SelectedRelease>;

/**
 * The remotes that provide these tabs; remotes that are not released, or whose files differ from what was released, are
 * left out.
 * @param areas the areas that are not built in
 */
export async function describeRemotes(
  tabs: readonly TabId[],
  areas: readonly AreaEdges[],
  releases: CurrentReleases,
  findFirstFiles: FindFirstFiles,
  select: SelectRelease,
): Promise<RemoteDescriptor[]> {
  const findSound: FindSound = async (release) => {
    if (!release) return undefined;
    try {
      const files = await findFirstFiles(release.name, release.version);
      return files && { release, files };
    } catch (error) {
      // A release whose files cannot be fetched just now is not offered, as a browser would not get them either.
      if (error instanceof RegistryUnavailable) return undefined;
      throw error;
    }
  };
  const described = await Promise.all(
    remotesFor(tabs, areas).map(async ({ name, tabs: own }) => {
      const current = releases.find((one) => one.name === name);
      return current ? await describeRemote(current, own, findSound, select) : [];
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
  findSound: FindSound,
  select: SelectRelease,
): Promise<RemoteDescriptor[]> {
  const { rollout, previous, switchedOff } = current;
  const selected = await select(current);
  const release =
    selected.kind === 'pin' ? selected.release : selected.kind === 'rollout' ? rollout?.release : undefined;
  const own = await findSound(release);
  if (own) {
    const stable = switchedOff === undefined ? current : undefined;
    const isStable = own.release.version === current.version;
    const before = await findSound(isStable ? previous : stable);
    const isWatched = selected.kind === 'rollout' || (isStable && current.isWatched === true);
    return [describe(own, tabs, { before, isWatched, isPinned: selected.kind === 'pin' })];
  }
  if (switchedOff !== undefined) return [{ ...describe(withoutFiles(current), tabs), switchedOff }];
  const [stable, before] = await Promise.all([findSound(current), findSound(previous)]);
  const isWatched = rollout !== undefined || current.isWatched === true;
  if (stable) return [describe(stable, tabs, { before, isWatched })];
  return before ? [describe(before, tabs)] : [];
}

/** Without hashes, no shell loads any file of the release, whether or not that shell supports switching off. */
const withoutFiles = (release: KnownRelease): SoundRelease => ({
  release: { ...release, integrity: {} },
  files: { entry: '', first: [], tabs: {}, calls: {} },
});

/** The fields of a descriptor besides its release and tabs. */
interface Marks {
  /** The release to fall back to. */
  readonly before?: SoundRelease | undefined;
  readonly isWatched?: boolean;
  readonly isPinned?: boolean;
}

/** Release, whose files never change → its descriptors, by tabs and marks. */
const known = new WeakMap<KnownRelease, Map<string, RemoteDescriptor>>();

function describe(sound: SoundRelease, tabs: readonly TabId[], marks: Marks = {}): RemoteDescriptor {
  const descriptors = known.get(sound.release) ?? new Map<string, RemoteDescriptor>();
  known.set(sound.release, descriptors);
  const key = JSON.stringify([tabs, marks.before?.release.version, marks.isWatched, marks.isPinned]);
  const descriptor = descriptors.get(key) ?? newDescriptor(sound, tabs, marks);
  descriptors.set(key, descriptor);
  return descriptor;
}

function newDescriptor(
  { release, files }: SoundRelease,
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
const describePrevious = ({ release, files }: SoundRelease) => ({
  version: release.version,
  entry: entryOf(release, files),
  integrity: hashesOf(release.integrity, new Set([files.entry])),
});

const hashesOf = (integrity: KnownRelease['integrity'], files: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(integrity).filter(([file]) => files.has(file)));

const entryOf = ({ name, version }: KnownRelease, { entry }: FirstFiles) => `/remotes/${name}/${version}/${entry}`;
