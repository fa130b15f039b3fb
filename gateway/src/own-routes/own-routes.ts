import type Router from '@koa/router';
import { errorEnvelope } from '@plaza/contracts/errors';
import { compressAnswers } from '@plaza/service-kit/http/compress-answers';
import { errorMiddleware } from '@plaza/service-kit/http/error-middleware';
import { noStore } from '@plaza/service-kit/http/no-store';
import type { Log } from '@plaza/service-kit/logging/log';
import type { Metrics } from '@plaza/service-kit/metrics';
import Koa, { type Middleware } from 'koa';
import { HttpError, methodNotAllowed } from '../exchange/http-error';
import { strictTransport } from '../exchange/strict-transport';
import { exchangeOf } from './exchange-of-context';

/**
 * The Koa application of the gateway's own routes. The dispatcher provides ids, limits, log and metrics to all
 * handlers.
 */
export function ownRoutes(log: Log, metrics: Metrics, routers: readonly Router[]): Koa {
  const app = new Koa();
  app.on('error', (error, ctx) => log.error({ err: error, id: ctx?.state?.requestId }, 'answer failed'));
  app.use(requestIds());
  app.use(noStore());
  app.use(compressAnswers());
  app.use(errorMiddleware(log, metrics));
  app.use(httpErrors());
  for (const router of routers) {
    app.use(router.routes());
    app.use(router.allowedMethods({ throw: false }));
  }
  return app;
}

function requestIds(): Middleware {
  return async function requestIds(ctx, next) {
    const exchange = exchangeOf(ctx);
    ctx.state.requestId = exchange.id;
    ctx.set('X-Request-Id', exchange.id);
    ctx.set('X-Content-Type-Options', 'nosniff');
    if (exchange.client.strictTransport) ctx.set(strictTransport.name, strictTransport.value);
    await next();
    exchange.route = ctx._matchedRoute ? String(ctx._matchedRoute) : exchange.route;
  };
}

/** Sends thrown HttpErrors, and adds the error envelope to the router's bare 405 responses. */
function httpErrors(): Middleware {
  return async function httpErrors(ctx, next) {
    try {
      await next();
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      send(error);
    }
    if (ctx.status === 405 && ctx.body === undefined) send(methodNotAllowed(ctx.response.get('Allow')));

    function send({ status, code, message, headers = {} }: HttpError): void {
      ctx.set({ ...headers });
      ctx.status = status;
      ctx.body = errorEnvelope(code, message, ctx.state.requestId);
    }
  };
}
