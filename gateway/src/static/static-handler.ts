import type { Log } from '@plaza/service-kit/logging/log';
import type { Areas } from '../areas/areas';
import type { Exchange } from '../exchange/exchange';
import { HttpError, sendHttpError } from '../exchange/http-error';
import { unavailable } from '../proxy/upstream-errors';
import { RegistryUnavailable } from '../registry/registry-unavailable';
import type { FileAccess } from '../remotes/files/file-access';
import type { ReleaseFiles } from './release-files';
import { releasesPath } from './releases-in-memory';
import { serveFile } from './serve-file';
import type { StaticFile } from './static-file';

type Found = StaticFile | undefined;

interface Dependencies {
  readonly releases: ReleaseFiles;
  /** @throws RegistryUnavailable, as a rejection, for a file that only another gateway's shell may have */
  readonly shell: { file(path: string): Found | Promise<Found> };
  readonly access: FileAccess;
  readonly areas: Pick<Areas, 'isServed'>;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Serves the built files of the shell, and those of the remotes' releases to callers who may load them; synchronously
 * if the files are in memory. If a lookup needs the registry and the registry does not respond, the response is 503.
 */
export function createStaticHandler({ releases, shell, access, areas, log }: Dependencies) {
  /** The remotes of areas of which it is not known whether they are served. */
  const undecided = new Set<string>();
  return function serveStatic(exchange: Exchange): void | Promise<void> {
    exchange.route = 'file';
    const found = find(exchange);
    if (!(found instanceof Promise)) return serveFile(exchange, found);
    return found.then(
      (file) => serveFile(exchange, file),
      (error) => {
        if (!(error instanceof HttpError)) throw error;
        sendHttpError(exchange, error);
      },
    );
  };

  function find(exchange: Exchange): Found | Promise<Found> {
    const loaded = releases.loadedAt(exchange.path);
    if (loaded) return findPermitted(exchange, loaded.release.name, () => releases.use(loaded));
    const decoded = decode(exchange.path);
    if (decoded === undefined) return undefined;
    if (!decoded.startsWith(releasesPath)) return orUnavailable(shell.file(decoded.slice(1)));
    // `/remotes/<name>/<version>/<file>`, split without a regular expression: pages request dozens of files.
    const nameEnd = decoded.indexOf('/', releasesPath.length);
    const versionEnd = decoded.indexOf('/', nameEnd + 1);
    if (nameEnd === -1 || versionEnd === -1) return undefined;
    const name = decoded.slice(releasesPath.length, nameEnd);
    const version = decoded.slice(nameEnd + 1, versionEnd);
    const file = decoded.slice(versionEnd + 1);
    return findPermitted(exchange, name, () => releases.find(name, version, file));
  }

  /** Finds a file of a remote for callers who may load it. */
  function findPermitted(
    { req, id }: Exchange,
    remote: string,
    find: () => Found | Promise<Found>,
  ): Found | Promise<Found> {
    if (!access.permits(req.headers.cookie, remote)) return undefined;
    // A cookie remains valid for minutes after its area is removed.
    const served = areas.isServed(remote);
    if (served === true) return orUnavailable(find());
    return orUnavailable(settle(remote, served, id).then((isServed) => (isServed ? find() : undefined)));
  }

  /** @throws RegistryUnavailable, logged once in an outage: a page requests dozens of files */
  async function settle(remote: string, served: boolean | Promise<boolean>, id: string): Promise<boolean> {
    try {
      const isServed = await served;
      undecided.delete(remote);
      return isServed;
    } catch (error) {
      if (!undecided.has(remote)) log.warn({ err: error, id, remote }, 'it is not known whether a remote is served');
      undecided.add(remote);
      throw new RegistryUnavailable(`the remote ${remote}`, error);
    }
  }
}

/** Whoever throws RegistryUnavailable has logged it. */
function orUnavailable(found: Found | Promise<Found>): Found | Promise<Found> {
  if (!(found instanceof Promise)) return found;
  return found.catch((error) => {
    throw error instanceof RegistryUnavailable ? unavailable('registry') : error;
  });
}

function decode(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
