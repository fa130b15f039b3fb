import type { Exchange } from '../exchange/exchange';
import type { Releases } from './releases';
import { serveFile } from './serve-file';
import type { Shell } from './shell';
import type { StaticFile } from './static-file';

type Found = StaticFile | undefined;

/** `/remotes/<name>/<version>/<file>` */
const releasePath = /^\/remotes\/([^/]+)\/([^/]+)\/(.+)$/;

/** Serves the built files of the remotes' releases and of the shell; synchronously when they are in memory. */
export function createStaticHandler(releases: Releases, shell: Shell) {
  return function serveStatic(exchange: Exchange): void | Promise<void> {
    exchange.route = 'file';
    const found = find(exchange.path);
    if (!(found instanceof Promise)) return serveFile(exchange, found);
    return found.then((file) => serveFile(exchange, file));
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
