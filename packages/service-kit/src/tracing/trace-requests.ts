import { randomUUID } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import { plainRequestId } from '../request-id';
import { RequestTrace, runInTrace } from './request-trace';
import { parseTraceparent } from './traceparent';
import type { Tracer } from './tracer';

/** Asked by machines every few seconds, of no request of anybody. */
const probes = /^\/(healthz|readyz|metrics|openapi\.json)(\?|$)/;

/**
 * One span per request of a service, whatever it is made of: all that runs for it, to its last log line, finds the
 * request by `currentTrace`.
 */
export function traceRequests(handler: RequestListener, tracer: Tracer): RequestListener {
  return function handleTraced(req, res) {
    const target = req.url ?? '';
    if (probes.test(target)) return handler(req, res);
    const requestId = plainRequestId(req.headers['x-request-id']) ?? randomUUID();
    req.headers['x-request-id'] = requestId; // so that the answer names the id that trace and lines have
    const trace = new RequestTrace({ requestId, parent: parseTraceparent(req.headers.traceparent) });
    const started = performance.now();
    res.once('close', () => {
      const durationMs = performance.now() - started;
      const path = target.split('?', 1)[0] ?? '';
      const ended = { method: req.method ?? '', path, status: statusOf(res), durationMs, isStream: isStream(res) };
      // After whatever else waits for the end of the answer, such as the log line about it.
      queueMicrotask(() => tracer.end(trace, ended));
    });
    runInTrace(trace, () => handler(req, res));
  };
}

/** 499, as in nginx: the caller was gone before there was an answer. */
const statusOf = (res: ServerResponse): number => (res.headersSent ? res.statusCode : 499);

/** Whether an answer stays open for as long as somebody listens. */
export const isStream = (res: ServerResponse): boolean =>
  String(res.getHeader('content-type')).startsWith('text/event-stream');
