import type { Calls } from '@plaza/contracts/call';
import Koa, { type Context } from 'koa';
import { compressAnswers } from './http/compress-answers';
import { errorMiddleware } from './http/error-middleware';
import { jsonBody } from './http/json-body';
import { noStore } from './http/no-store';
import { openApiDocument } from './http/openapi';
import { requestId } from './http/request-id';
import { requestLog } from './http/request-log';
import { isInternal } from './internal/internal-path';
import { type Checks, probes } from './lifecycle/probes';
import type { Log } from './logging/log';
import { createMetrics, type Metrics } from './metrics';
import type { Routes } from './routes';

export interface ServiceParts {
  readonly name: string;
  readonly log: Log;
  readonly calls: Calls;
  /** The calls that it answers for other services only. */
  readonly internalCalls?: Calls;
  readonly routes: readonly Routes[];
  readonly checks?: Checks;
  readonly metrics?: Metrics;
  readonly maxBodyBytes?: number;
}

/**
 * The Koa application of a service: ids, log, metrics, errors, probes, JSON bodies and the routes. Does no I/O itself.
 * @throws when an internal route is not among the internal calls, as it might have no guard
 */
export function createService({
  name,
  log,
  calls,
  internalCalls = {},
  routes,
  checks = {},
  maxBodyBytes,
  ...given
}: ServiceParts): Koa {
  requireDeclared(internalCalls, routes);
  const metrics = given.metrics ?? createMetrics(name);
  const app = new Koa();
  app.on('error', (error, ctx?: Context) => {
    // A client that disconnects before the response is complete is not an error of the service.
    const isGone = ctx?.req.socket.destroyed === true;
    log[isGone ? 'debug' : 'error']({ err: error, id: ctx?.state.requestId }, 'answer failed');
  });
  app.use(requestId());
  app.use(requestLog(log, metrics));
  app.use(noStore());
  app.use(compressAnswers());
  app.use(errorMiddleware(log, metrics));
  app.use(probes(name, checks, metrics, () => openApiDocument(name, { ...calls, ...internalCalls })));
  app.use(jsonBody(maxBodyBytes, { ...calls, ...internalCalls }));
  for (const { router } of routes) {
    app.use(router.routes());
    app.use(router.allowedMethods({ throw: false }));
  }
  return app;
}

function requireDeclared(internalCalls: Calls, routes: readonly Routes[]): void {
  const declared = new Set(Object.values(internalCalls).map(({ path }) => path as string));
  const paths = routes.flatMap(({ router }) => router.stack.map(({ path }) => String(path)));
  const unknown = paths.filter((path) => isInternal(path) && !declared.has(path));
  if (unknown.length > 0) throw new Error(`not declared as internal calls: ${unknown.join(', ')}`);
}
