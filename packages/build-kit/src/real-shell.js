import { createHash } from 'node:crypto';

/**
 * How a development server shows its remote in the real shell: page, calls and the other remotes are the platform's,
 * and of the list of remotes one leads here. All of it has one origin, this machine's, so that the page's content
 * security policy holds as it is, and no platform has to let other people's addresses in.
 * @param {{ name: string, tabs: readonly string[], contract: number, gateway: string, port: number }} options
 * @returns the part of rspack's `devServer`
 */
export function inRealShell({ name, tabs, contract, gateway, port }) {
  const folder = `/remotes/${name}/${localVersion}/`;
  const isOwn = (pathname) => pathname.startsWith(folder) || pathname === '/ws';
  return {
    devMiddleware: { publicPath: folder },
    historyApiFallback: false,
    // A React that was built for people takes no new parts into a page: it is loaded anew.
    hot: false,
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false },
    setupMiddlewares: (middlewares) => [
      { name: 'local-remote', path: '/api/v1/remotes', middleware: answerRemotes },
      ...middlewares,
    ],
    proxy: [
      {
        context: (pathname) => !isOwn(pathname),
        target: gateway,
        changeOrigin: true,
        headers: { origin: new URL(gateway).origin },
      },
    ],
  };

  /** The gateway's list, with the remote of this server in the place of its release. */
  async function answerRemotes(req, res, next) {
    if (req.method !== 'GET' || (req.url !== '/' && !req.url.startsWith('/?'))) return next();
    try {
      const { host: _host, connection: _connection, 'accept-encoding': _encoding, ...headers } = req.headers;
      const answer = await fetch(new URL('/api/v1/remotes', gateway), { headers });
      const remotes = await answer.json();
      res.statusCode = answer.status;
      res.setHeader('content-type', 'application/json');
      res.setHeader('cache-control', 'no-store');
      res.setHeader('set-cookie', answer.headers.getSetCookie());
      res.end(JSON.stringify(Array.isArray(remotes) ? await withOwn(remotes) : remotes));
    } catch (error) {
      next(error);
    }
  }

  async function withOwn(remotes) {
    const entry = await fetch(`http://localhost:${port}${folder}remoteEntry.js`);
    if (!entry.ok) throw new Error(`the remote cannot be built: ${entry.status}`);
    const hash = createHash('sha384')
      .update(Buffer.from(await entry.arrayBuffer()))
      .digest('base64');
    const own = {
      name,
      tabs,
      contract,
      version: localVersion,
      entry: `${folder}remoteEntry.js`,
      first: [],
      integrity: { 'remoteEntry.js': `sha384-${hash}` },
      pinned: true,
    };
    return [...remotes.filter((remote) => remote.name !== name), ...(isAnybodyIn(remotes) ? [own] : [])];
  }
}

/** Before signing in there is the auth remote alone. */
const isAnybodyIn = (remotes) => remotes.some(({ name }) => name !== 'auth');

/** A version like others, as the gateway takes what is told of it, and forgets it: no registry has it. */
const localVersion = '0.0.0-local';
