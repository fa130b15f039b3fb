import type { RequestListener, Server } from 'node:http';

/** The `status` in the body of `/readyz` once a process is stopping; gateways send it nothing from then on. */
export const stoppingStatus = 'stopping';

const stoppingAnswer = JSON.stringify({ status: stoppingStatus, checks: {} });

/**
 * From now on `/readyz` answers 503, so that load balancers and gateways look away, and each answer ends its
 * connection, so that the next request comes by a new one, which they make elsewhere. All else is answered as before.
 */
export function announceStop(server: Server): void {
  for (const event of ['request', 'checkContinue']) {
    const listeners = server.listeners(event) as RequestListener[];
    server.removeAllListeners(event);
    for (const listener of listeners) server.on(event, answerStopping(listener));
  }
}

function answerStopping(listener: RequestListener): RequestListener {
  return function answerStopping(req, res) {
    res.shouldKeepAlive = false;
    if (!isReadinessProbe(req.method, req.url)) return listener(req, res);
    res.writeHead(503, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': stoppingAnswer.length,
      'Cache-Control': 'no-store',
    });
    res.end(req.method === 'HEAD' ? undefined : stoppingAnswer);
  };
}

const isReadinessProbe = (method = '', url = ''): boolean =>
  (method === 'GET' || method === 'HEAD') && /^\/readyz(\?|$)/.test(url);

/**
 * Takes no new connections, lets running requests end, then closes what is left after `drainMs`.
 * @param drain ends answers that have no end of their own
 */
export function closeServer(server: Server, drainMs: number, drain?: () => void): Promise<void> {
  return new Promise((resolve) => {
    // A kept-alive connection that was busy at first goes idle with its answer, and would stay open.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const timer = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(timer);
      resolve();
    });
    drain?.();
  });
}
