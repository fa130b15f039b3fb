import type { Log } from '@plaza/service-kit/log';
import type { Metrics } from '@plaza/service-kit/metrics';
import type { Visit } from './visit';

/** Ends a visit: one log line and one observation per request, when its answer has left or its client has. */
export function finishing(log: Log, metrics: Metrics) {
  return function finish(visit: Visit): void {
    const { res, method, route } = visit;
    // 499, as nginx calls it: nobody was there any more to be answered.
    const status = res.headersSent ? res.statusCode : 499;
    const ms = performance.now() - visit.startedAt;
    metrics.observe(method, route, status, ms / 1000);
    log.info({
      id: visit.id,
      method,
      path: visit.path,
      route,
      status,
      ms: Math.round(ms * 10) / 10,
      user: visit.caller?.id,
    });
    if (!res.writableFinished) visit.onLeave?.();
  };
}
