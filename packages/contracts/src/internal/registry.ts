import { z } from 'zod';
import { RemoteName } from '../permission-graph';
import { FileHash, Release, ReleaseVersion } from '../registry/releases';

/** What the registry tells the gateway, over the private network only. */
export const registryInternal = {
  currentPath: '/internal/current',
  releasePath: '/internal/releases/:name/:version',
  filePath: '/internal/files/:hash',
} as const;

const Current = Release.omit({ federation: true });
/**
 * `GET /internal/current`: the current release of each remote, with the one before, as far as the shell can load them;
 * the one before takes the place of a current one that it cannot load.
 */
export const CurrentReleases = z.array(Current.extend({ previous: Current.optional() }));
export type CurrentReleases = z.infer<typeof CurrentReleases>;

export const ReleaseKey = z.object({ name: RemoteName, version: ReleaseVersion });
/** `GET /internal/releases/:name/:version`: any release, for pages that were opened with it. 404 where there is none. */
export const KnownRelease = Current;
export type KnownRelease = z.infer<typeof KnownRelease>;

/** `GET /internal/files/:hash`: a released file with its compressed forms, packed by service-kit. 404 where there is none. */
export const FileKey = z.object({ hash: FileHash });
