import { preflightPath } from '@plaza/contracts/registry/preflight';
import type { LiveConfiguration } from '../configuration/live-configuration';
import type { Exchange } from '../exchange/exchange';
import { methodNotAllowed, sendHttpError } from '../exchange/http-error';
import { strictTransport } from '../exchange/strict-transport';
import { acceptedEncodings } from '../static/accepted-encodings';
import type { Shell } from '../static/shell/shell';
import { createNonce, pageHeaders, tileOriginOf } from './security-headers';

const notBuilt = 'The shell has not been built. Run "npm run build", then load this page again.\n';

/** Serves the page prerendered for the path, or else the page whose router decides what to show. */
export function createPageHandler(shell: Shell, configuration: LiveConfiguration) {
  let tileOrigin = '';
  configuration.subscribe(({ tiles }) => {
    tileOrigin = tileOriginOf(tiles.url);
    shell.fillIn({ __TILE_URL__: tiles.url, __TILE_ATTRIBUTION__: tiles.attribution });
  });

  return async function servePage(exchange: Exchange): Promise<void> {
    const { res, id, method, client } = exchange;
    exchange.route = 'page';
    if (method !== 'GET' && method !== 'HEAD') return sendHttpError(exchange, methodNotAllowed('GET, HEAD'));
    const page = await shell.page(exchange.path);
    // Read in the same turn as the page, so that a page and its policy always name the same tile host.
    const origin = tileOrigin;
    if (!page) {
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
    const isZipped = acceptedEncodings(exchange.req.headers['accept-encoding']).includes('gzip');
    const body = page.render(nonce, isZipped);
    const isFramed = exchange.req.url?.split('?', 1)[0] === preflightPath;
    const headers = pageHeaders(nonce, origin, { isStrict: client.strictTransport, isFramed });
    if (isZipped) headers.push('Content-Encoding', 'gzip');
    res.writeHead(200, [...headers, 'Content-Length', String(body.length), 'X-Request-Id', id]);
    if (method === 'HEAD') res.end();
    else res.end(body);
  };
}
