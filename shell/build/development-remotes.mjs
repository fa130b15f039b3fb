import { gatewayUrl } from '@plaza/build-kit/browser';

/** Remote → port of its development server, as `finance=4313,markets=4314`; set by `npm run dev`. */
const ports = new Map(
  (process.env.PLAZA_DEV_REMOTES ?? '')
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('=')),
);

/** Answers requests for the gateway's list of remotes, with the entries of locally served remotes replaced. */
export function useDevelopmentRemotes(middlewares) {
  middlewares.unshift({ name: 'development-remotes', path: '/api/v1/remotes', middleware: answer });
  return middlewares;
}

async function answer(req, res, next) {
  try {
    const headers = req.headers.authorization ? { authorization: req.headers.authorization } : {};
    const response = await fetch(new URL('/api/v1/remotes', gatewayUrl()), { headers });
    const remotes = await response.json();
    res.statusCode = response.status;
    res.setHeader('content-type', 'application/json');
    res.setHeader('set-cookie', response.headers.getSetCookie()); // the gateway requires it for files of other remotes
    res.end(JSON.stringify(Array.isArray(remotes) ? remotes.map(pointed) : remotes));
  } catch (error) {
    next(error);
  }
}

function pointed(remote) {
  const port = ports.get(remote.name);
  if (!port) return remote;
  const { previous, tabFiles, tabCalls, ...rest } = remote;
  return {
    ...rest,
    version: 'development',
    entry: `http://localhost:${port}/remoteEntry.js`,
    integrity: {},
    first: [],
  };
}
