import type { Middleware } from 'koa';
import type { Log } from '../logging/log';
import type { Metrics } from '../metrics';
import { inCurrentTrace } from '../tracing/request-trace';

/** Writes one log line and one observation per request, once the response is sent. */
export function requestLog(log: Log, metrics: Metrics): Middleware {
  return async function requestLog(ctx, next) {
    const started = performance.now();
    const report = inCurrentTrace(() => {
      const ms = performance.now() - started;
      const route: string = ctx.state.route ?? 'none';
      metrics.observe(ctx.method, route, ctx.res.statusCode, ms / 1000);
      if (route === 'probe') return;
      log.info({
        id: ctx.state.requestId,
        method: ctx.method,
        path: ctx.path,
        status: ctx.res.statusCode,
        ms: Math.round(ms * 10) / 10,
        ...(ctx.state.caller ? { user: ctx.state.caller.id } : {}),
      });
    });
    ctx.res.once('close', report);
    await next();
  };
}
