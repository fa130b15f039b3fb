import type { Middleware } from 'koa';
import type { Metrics } from '../metrics';
import { health } from './health';
import { programVersion } from './program-version';

/** The dependencies of a service by name; one whose check throws or returns false is not ready. */
export type Checks = Readonly<Record<string, () => Promise<boolean>>>;

const checkMs = 2000;

/**
 * `/healthz` (the process runs, and for which service), `/readyz` (its dependencies answer, and which build it is),
 * `/metrics`, `/openapi.json`.
 */
export function probes(name: string, checks: Checks, metrics: Metrics, openApi: () => object): Middleware {
  return async function probes(ctx, next) {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/healthz') {
      ctx.state.route = 'probe';
      ctx.body = health(name);
    } else if (ctx.path === '/readyz') {
      ctx.state.route = 'probe';
      const results = await runChecks(checks);
      ctx.status = Object.values(results).every(Boolean) ? 200 : 503;
      const status = ctx.status === 200 ? 'ready' : 'not ready';
      ctx.body = { status, version: programVersion(), checks: results };
    } else if (ctx.path === '/metrics') {
      ctx.state.route = 'probe';
      ctx.type = metrics.registry.contentType;
      ctx.body = await metrics.registry.metrics();
    } else if (ctx.path === '/openapi.json') {
      ctx.body = openApi();
    } else {
      await next();
    }
  };
}

async function runChecks(checks: Checks): Promise<Record<string, boolean>> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const timeout = new Promise<false>((resolve) => setTimeout(resolve, checkMs, false).unref());
      return [name, await Promise.race([check().catch(() => false), timeout])] as const;
    }),
  );
  return Object.fromEntries(results);
}
