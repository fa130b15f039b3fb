import type { Exchange } from '../exchange/exchange';
import { type HttpError, tooManyRequests } from '../exchange/http-error';
import { limitKey } from '../exchange/limit-key';
import type { SharedLimit } from '../guards/shared-limit';
import type { ReleaseFiles } from '../static/release-files';
import { releasesPath } from '../static/releases-in-memory';
import type { CurrentReleasesCache } from './current-releases';

/**
 * Counts the requests for files for which the registry may have to look up a release or a file of another shell, with
 * the other requests of their address: otherwise anybody could make it look up one invented name after the other.
 * @returns the error to send, if any
 */
export function createLookupGuard(
  releases: Pick<CurrentReleasesCache, 'isKnown'>,
  shell: { isKnown(file: string): boolean },
  files: Pick<ReleaseFiles, 'loadedAt'>,
  addresses: Pick<SharedLimit, 'take'>,
): (exchange: Exchange) => HttpError | undefined {
  return function guardLookup({ path, client }) {
    if (files.loadedAt(path)) return undefined;
    const release = releaseIn(path);
    if (release === undefined ? shell.isKnown(path.slice(1)) : releases.isKnown(release)) return undefined;
    const wait = addresses.take(limitKey(client.address));
    return wait > 0 ? tooManyRequests(wait) : undefined;
  };
}

/**
 * `finance/1.0.0` of `/remotes/finance/1.0.0/entry.js`; undefined for other files. A path with escapes, which no file
 * needs, is returned whole: it may lead anywhere.
 */
function releaseIn(path: string): string | undefined {
  if (path.includes('%')) return path;
  if (!path.startsWith(releasesPath)) return undefined;
  const nameEnd = path.indexOf('/', releasesPath.length);
  const versionEnd = nameEnd === -1 ? -1 : path.indexOf('/', nameEnd + 1);
  return versionEnd === -1 ? undefined : path.slice(releasesPath.length, versionEnd);
}
