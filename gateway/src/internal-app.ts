import Router from '@koa/router';
import { gatewayCalls } from '@plaza/contracts/gateway/calls';
import { errorMiddleware } from '@plaza/service-kit/http/error-middleware';
import { noStore } from '@plaza/service-kit/http/no-store';
import { openApiDocument } from '@plaza/service-kit/http/openapi';
import { requestId } from '@plaza/service-kit/http/request-id';
import type { Log } from '@plaza/service-kit/logging/log';
import type { Metrics } from '@plaza/service-kit/metrics';
import Koa from 'koa';

/** The app for the private network only, on a port of its own: `/metrics` and `/openapi.json`. */
export function createInternalApp(log: Log, metrics: Metrics): Koa {
  const router = new Router();
  router.get('/metrics', async (ctx) => {
    ctx.type = metrics.registry.contentType;
    ctx.body = await metrics.registry.metrics();
  });
  router.get('/openapi.json', (ctx) => {
    ctx.body = openApiDocument('gateway', gatewayCalls);
  });
  const app = new Koa();
  app.on('error', (error, ctx) => log.error({ err: error, id: ctx?.state?.requestId }, 'answer failed'));
  app.use(requestId());
  app.use(noStore());
  app.use(errorMiddleware(log, metrics));
  app.use(router.routes());
  return app;
}
