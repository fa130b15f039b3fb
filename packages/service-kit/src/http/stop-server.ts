import type { RequestListener, Server } from 'node:http';

/** The `status` in the body of `/readyz` while a process is stopping; gateways send it no further requests then. */
export const stoppingStatus = 'stopping';

const stoppingAnswer = JSON.stringify({ status: stoppingStatus, checks: {} });

/**
 * From now on `/readyz` answers 503, so that load balancers and gateways avoid this process, and each response closes
 * its connection, so that clients open the next one to another process. All other requests are answered as before.
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
 * Accepts no new connections, lets pending requests end, then closes the remaining connections after `drainMs`.
 * @param drain ends responses that would never end, such as event streams
 */
export function closeServer(server: Server, drainMs: number, drain?: () => void): Promise<void> {
  return new Promise((resolve) => {
    // A keep-alive connection that was busy at first becomes idle after its response, and would stay open.
    const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
    const timer = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearInterval(closeIdle);
      clearTimeout(timer);
      resolve();
    });
    drain?.();
  });
}
