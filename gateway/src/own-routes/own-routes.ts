import type Router from '@koa/router';
import { errorEnvelope } from '@plaza/contracts/errors';
import { errorMiddleware } from '@plaza/service-kit/error-middleware';
import type { Log } from '@plaza/service-kit/log';
import Koa, { type Middleware } from 'koa';
import { methodNotAllowed, type Refusal, Refused } from '../refusal';
import { visitOf } from './visit-of';

/** The Koa application of what the gateway answers itself. Ids, limits, log and metrics are the door's, for all lanes alike. */
export function ownRoutes(log: Log, routers: readonly Router[]): Koa {
  const app = new Koa();
  app.on('error', (error, ctx) => log.error({ err: error, id: ctx?.state?.requestId }, 'answer failed'));
  app.use(identify());
  app.use(errorMiddleware(log));
  app.use(refusals());
  for (const router of routers) {
    app.use(router.routes());
    app.use(router.allowedMethods({ throw: false }));
  }
  return app;
}

function identify(): Middleware {
  return async function identify(ctx, next) {
    const visit = visitOf(ctx);
    ctx.state.requestId = visit.id;
    ctx.set('X-Request-Id', visit.id);
    ctx.set('X-Content-Type-Options', 'nosniff');
    await next();
    visit.route = ctx._matchedRoute ? String(ctx._matchedRoute) : visit.route;
  };
}

/** Answers thrown refusals, and gives the router's bare 405 the shape that every failure has. */
function refusals(): Middleware {
  return async function refusals(ctx, next) {
    try {
      await next();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      answer(error.refusal);
    }
    if (ctx.status === 405 && ctx.body === undefined) answer(methodNotAllowed(ctx.response.get('Allow')));

    function answer({ status, code, message, headers = {} }: Refusal): void {
      ctx.set({ ...headers });
      ctx.status = status;
      ctx.body = errorEnvelope(code, message, ctx.state.requestId);
    }
  };
}
