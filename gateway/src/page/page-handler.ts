import { preflightPath } from '@plaza/contracts/registry/preflight';
import type { LiveConfiguration } from '../configuration/live-configuration';
import type { Exchange } from '../exchange/exchange';
import { methodNotAllowed, sendHttpError } from '../exchange/http-error';
import { strictTransport } from '../exchange/strict-transport';
import type { Shell } from '../static/shell';
import { createNonce, pageHeaders, tileOriginOf } from './security-headers';

const notBuilt = 'The shell has not been built. Run "npm run build", then load this page again.\n';

/** Serves the shell's page, whose router decides what to show at the path. */
export function createPageHandler(shell: Shell, configuration: LiveConfiguration) {
  let tileOrigin = '';
  configuration.follow(({ tiles }) => {
    tileOrigin = tileOriginOf(tiles.url);
    shell.fillIn({ __TILE_URL__: tiles.url, __TILE_ATTRIBUTION__: tiles.attribution });
  });

  return async function servePage(exchange: Exchange): Promise<void> {
    const { res, id, method, client } = exchange;
    exchange.route = 'page';
    if (method !== 'GET' && method !== 'HEAD') return sendHttpError(exchange, methodNotAllowed('GET, HEAD'));
    const pieces = await shell.page();
    // Read after the page, in the same turn: a page and its policy always name the same host.
    const origin = tileOrigin;
    if (!pieces) {
      res.writeHead(503, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Request-Id': id,
        ...(client.strictTransport ? { [strictTransport.name]: strictTransport.value } : {}),
      });
      res.end(notBuilt);
      return;
    }
    const nonce = createNonce();
    const body = Buffer.from(pieces.join(nonce));
    const isFramed = exchange.req.url?.split('?', 1)[0] === preflightPath;
    const headers = pageHeaders(nonce, origin, { isStrict: client.strictTransport, isFramed });
    res.writeHead(200, [...headers, 'Content-Length', String(body.length), 'X-Request-Id', id]);
    if (method === 'HEAD') res.end();
    else res.end(body);
  };
}
