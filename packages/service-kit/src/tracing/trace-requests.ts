import { randomUUID } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import { plainRequestId } from '../http/request-id';
import { RequestTrace, runInTrace } from './request-trace';
import { parseTraceparent } from './traceparent';
import type { Tracer } from './tracer';

/** Polled every few seconds by machines; not part of a user's request. */
const probes = /^\/(healthz|readyz|metrics|openapi\.json)(\?|$)/;

/**
 * Records one span per request of a service, whatever framework serves it: all code that runs for it, up to its last
 * log line, finds the request with `currentTrace`.
 */
export function traceRequests(handler: RequestListener, tracer: Tracer): RequestListener {
  return function handleTraced(req, res) {
    const target = req.url ?? '';
    if (probes.test(target)) return handler(req, res);
    const requestId = plainRequestId(req.headers['x-request-id']) ?? randomUUID();
    req.headers['x-request-id'] = requestId; // so that the response has the same id as trace and log lines
    const trace = new RequestTrace({ requestId, parent: parseTraceparent(req.headers.traceparent) });
    const started = performance.now();
    res.once('close', () => {
      const durationMs = performance.now() - started;
      const path = target.split('?', 1)[0] ?? '';
      const ended = { method: req.method ?? '', path, status: statusOf(res), durationMs, isStream: isStream(res) };
      // After all other listeners for the end of the response, such as the request log.
      queueMicrotask(() => tracer.end(trace, ended));
    });
    runInTrace(trace, () => handler(req, res));
  };
}

/** 499, as in nginx: the client disconnected before there was a response. */
const statusOf = (res: ServerResponse): number => (res.headersSent ? res.statusCode : 499);

/** Whether a response stays open for as long as the client listens. */
export const isStream = (res: ServerResponse): boolean =>
  String(res.getHeader('content-type')).startsWith('text/event-stream');
