import type { RequestListener } from 'node:http';
import { operationsInternalCalls } from '@plaza/contracts/operations/requests';
import { createService } from '../create-service';
import type { Log } from '../logging/log';
import type { Metrics } from '../metrics';
import { createRoutes } from '../routes';
import type { Trust } from '../trust/trust';
import type { Tracer } from './tracer';

interface Parts {
  readonly tracer: Tracer;
  readonly trust: Trust;
  readonly log: Log;
  readonly metrics: Metrics;
}

const prefix = '/internal/operations/';

/** Adds to a service the calls by which gateways read the requests that every process retains. */
export function traceRoutes(handler: RequestListener, { tracer, trust, log, metrics }: Parts): RequestListener {
  const routes = createRoutes(trust)
    .on(operationsInternalCalls.retainedInWindow, async ({ query }) => tracer.store.inWindow(query))
    .on(operationsInternalCalls.retainedTrace, async ({ params }) => tracer.store.find(params.id));
  const parts = { name: tracer.service, log, metrics, calls: {}, internalCalls: operationsInternalCalls };
  const answer = createService({ ...parts, routes: [routes] }).callback();
  return function handleTraceRequests(req, res) {
    const isAbout = (req.url ?? '').slice(0, prefix.length).toLowerCase() === prefix;
    return isAbout ? answer(req, res) : handler(req, res);
  };
}
