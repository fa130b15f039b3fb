import type { Visit } from '../visit';
import type { Releases } from './releases';
import { serveFile } from './serve-file';
import type { Shell } from './shell';
import type { StaticFile } from './static-file';

type Found = StaticFile | undefined;

/** `/remotes/<name>/<version>/<file>` */
const releasePath = /^\/remotes\/([^/]+)\/([^/]+)\/(.+)$/;

/** Serves what is built: files of the remotes' releases and of the shell. Answers at once what is in memory. */
export function createStaticLane(releases: Releases, shell: Shell) {
  return function serveStatic(visit: Visit): void | Promise<void> {
    visit.route = 'file';
    const found = find(visit.path);
    if (!(found instanceof Promise)) return serveFile(visit, found);
    return found.then((file) => serveFile(visit, file));
  };

  function find(path: string): Found | Promise<Found> {
    const decoded = decode(path);
    if (decoded === undefined) return undefined;
    const [, name, version, file] = releasePath.exec(decoded) ?? [];
    if (name && version && file) return releases.find(name, version, file);
    return decoded.startsWith('/remotes/') ? undefined : shell.file(decoded.slice(1));
  }
}

function decode(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
