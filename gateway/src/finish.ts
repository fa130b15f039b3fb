import type { Log } from '@plaza/service-kit/log';
import type { Metrics } from '@plaza/service-kit/metrics';
import type { Visit } from './visit';

/**
 * Ends visits: one log line and one observation per request, when its answer has left or its client has. They are
 * written for all requests of a turn of the event loop together, behind the answers: one by one between the
 * network's work they cost three times as much.
 */
export function finishing(log: Log, metrics: Metrics) {
  let finished: Visit[] = [];

  function report(): void {
    const visits = finished;
    finished = [];
    for (const visit of visits) note(visit);
  }

  function note({ id, method, path, route, status, ms, caller }: Visit): void {
    metrics.observe(method, route, status, ms / 1000);
    log.info({ id, method, path, route, status, ms: Math.round(ms * 10) / 10, user: caller?.id });
  }

  return function finish(visit: Visit): void {
    const { res } = visit;
    visit.ms = performance.now() - visit.startedAt;
    // 499, as nginx calls it: nobody was there any more to be answered.
    visit.status = res.headersSent ? res.statusCode : 499;
    if (!res.writableFinished) visit.onLeave?.();
    if (finished.push(visit) === 1) setImmediate(report);
  };
}
