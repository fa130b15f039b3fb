import type { KnownRelease } from '@plaza/contracts/internal/registry';
import type { RemoteDescriptor } from '@plaza/contracts/registry/releases';
import type { TabId } from '@plaza/contracts/tabs';
import type { FirstFiles } from './files/first-files';

/** A release whose files are what was released, as far as they can be compared just now. */
export interface UsableRelease {
  readonly release: KnownRelease;
  readonly files: FirstFiles;
  /** Whether its files are not here and the registry does not answer, so that only its entry is known. */
  readonly isUnavailable?: true;
}

/** The script that a remote's manifest loads first. */
const entryName = /(^|\/)remoteEntry(\.\w+)?\.js$/;

/** The manifest of the release is not here; of its first files, only the entry is known by its name. */
export function withEntryAlone(release: KnownRelease): UsableRelease | undefined {
  const entry = Object.keys(release.integrity).find((file) => entryName.test(file));
  return entry === undefined
    ? undefined
    : { release, files: { entry, first: [], tabs: {}, calls: {} }, isUnavailable: true };
}

/** Without hashes, no shell loads any file of the release, whether or not that shell supports switching off. */
export const withoutFiles = (release: KnownRelease): UsableRelease => ({
  release: { ...release, integrity: {} },
  files: { entry: '', first: [], tabs: {}, calls: {} },
});

/** The fields of a descriptor besides its release and tabs. */
interface DescriptorFlags {
  /** The release to fall back to. */
  readonly before?: UsableRelease | undefined;
  readonly isWatched?: boolean;
  readonly isPinned?: boolean;
}

/** Release, whose files never change → its descriptors, by tabs and flags. */
const descriptorCache = new WeakMap<KnownRelease, Map<string, RemoteDescriptor>>();

/** The descriptor of a release for a caller with these tabs; the same object for the same arguments. */
export function descriptorOf(
  usable: UsableRelease,
  tabs: readonly TabId[],
  flags: DescriptorFlags = {},
): RemoteDescriptor {
  const descriptors = descriptorCache.get(usable.release) ?? new Map<string, RemoteDescriptor>();
  descriptorCache.set(usable.release, descriptors);
  const { before, isWatched, isPinned } = flags;
  const key = JSON.stringify([tabs, before?.release.version, isWatched, isPinned, usable.isUnavailable]);
  const descriptor = descriptors.get(key) ?? newDescriptor(usable, tabs, flags);
  descriptors.set(key, descriptor);
  return descriptor;
}

function newDescriptor(
  { release, files }: UsableRelease,
  tabs: readonly TabId[],
  { before, isWatched = false, isPinned = false }: DescriptorFlags,
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
  descriptorOf({ release, files }, release.tabs);

/** Only the fields needed to load it: it is seldom used, and every page load fetches this response. */
const describePrevious = ({ release, files }: UsableRelease) => ({
  version: release.version,
  entry: entryOf(release, files),
  integrity: hashesOf(release.integrity, new Set([files.entry])),
});

const hashesOf = (integrity: KnownRelease['integrity'], files: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(integrity).filter(([file]) => files.has(file)));

const entryOf = ({ name, version }: KnownRelease, { entry }: FirstFiles) => `/remotes/${name}/${version}/${entry}`;
