import type { GatewayConfig } from '../config';
import { methodNotAllowed, refuse } from '../refusal';
import type { Shell } from '../static/shell';
import type { Visit } from '../visit';
import { freshNonce, pageHeaders, tileOriginOf } from './security-headers';

const notBuilt = 'The shell has not been built. Run "npm run build", then load this page again.\n';

/** Serves the shell's page, which finds out by itself what to show at the path. */
export function createPageLane(shell: Shell, config: Pick<GatewayConfig, 'TILE_URL' | 'NODE_ENV'>) {
  const production = config.NODE_ENV === 'production';
  const tileOrigin = tileOriginOf(config.TILE_URL);

  return async function servePage(visit: Visit): Promise<void> {
    const { res, id, method } = visit;
    visit.route = 'page';
    if (method !== 'GET' && method !== 'HEAD') return refuse(visit, methodNotAllowed('GET, HEAD'));
    const pieces = await shell.page();
    if (!pieces) {
      res.writeHead(503, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Request-Id': id,
      });
      res.end(notBuilt);
      return;
    }
    const nonce = freshNonce();
    const body = Buffer.from(pieces.join(nonce));
    const headers = pageHeaders(nonce, tileOrigin, production);
    res.writeHead(200, [...headers, 'Content-Length', String(body.length), 'X-Request-Id', id]);
    if (method === 'HEAD') res.end();
    else res.end(body);
  };
}
