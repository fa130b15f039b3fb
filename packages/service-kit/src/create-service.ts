import type { Calls } from '@plaza/contracts/call';
import Koa, { type Context } from 'koa';
import { errorMiddleware } from './error-middleware';
import { jsonBody } from './json-body';
import type { Log } from './log';
import { createMetrics, type Metrics } from './metrics';
import { openApiDocument } from './openapi';
import { type Checks, probes } from './probes';
import { requestId } from './request-id';
import { requestLog } from './request-log';
import type { Routes } from './routes';

export interface ServiceParts {
  readonly name: string;
  readonly log: Log;
  readonly calls: Calls;
  readonly routes: readonly Routes[];
  readonly checks?: Checks;
  readonly metrics?: Metrics;
  readonly maxBodyBytes?: number;
}

/** The Koa application of a service: ids, log, metrics, errors, probes, JSON bodies and the routes. Does no I/O itself. */
export function createService({ name, log, calls, routes, checks = {}, maxBodyBytes, ...given }: ServiceParts): Koa {
  const metrics = given.metrics ?? createMetrics(name);
  const app = new Koa();
  app.on('error', (error, ctx?: Context) => {
    // A client that leaves breaks its connection; that is its right, and no fault of ours.
    const isGone = ctx?.req.socket.destroyed === true;
    log[isGone ? 'debug' : 'error']({ err: error, id: ctx?.state.requestId }, 'answer failed');
  });
  app.use(requestId());
  app.use(requestLog(log, metrics));
  app.use(errorMiddleware(log));
  app.use(probes(checks, metrics, () => openApiDocument(name, calls)));
  app.use(jsonBody(maxBodyBytes, calls));
  for (const { router } of routes) {
    app.use(router.routes());
    app.use(router.allowedMethods({ throw: false }));
  }
  return app;
}
