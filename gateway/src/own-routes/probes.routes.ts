import Router from '@koa/router';
import type { Bus } from '@plaza/service-kit/bus/bus';
import { health } from '@plaza/service-kit/lifecycle/health';
import type { Upstreams } from '../proxy/upstream';

/**
 * How long the services' states are cached, so that frequent probes of the gateway do not become probes of all
 * services.
 */
const cachedMs = 1000;

interface Readiness {
  readonly ready: boolean;
  readonly checks: Readonly<Record<string, boolean>>;
}

/**
 * `/healthz`: the process is alive. `/readyz`: the state of the services and the bus. The gateway is ready as long as
 * one service responds, as it can still serve that one.
 */
export function probesRoutes(upstreams: Upstreams, bus: Bus): Router {
  const router = new Router();
  let cached: { at: number; readiness: Promise<Readiness> } | undefined;

  router.get('/healthz', (ctx) => {
    ctx.body = health('gateway');
  });

  router.get('/readyz', async (ctx) => {
    if (!cached || performance.now() - cached.at > cachedMs) {
      cached = { at: performance.now(), readiness: readinessOf(upstreams, bus) };
    }
    const { ready, checks } = await cached.readiness;
    ctx.status = ready ? 200 : 503;
    const all = Object.values(checks).every(Boolean);
    ctx.body = { status: ready ? (all ? 'ready' : 'degraded') : 'not ready', checks };
  });

  return router;
}

async function readinessOf(upstreams: Upstreams, bus: Bus): Promise<Readiness> {
  const states = await Promise.all(
    Object.values(upstreams).map(async (upstream) => [upstream.service, await upstream.isAlive()] as const),
  );
  return {
    ready: states.some(([, isAlive]) => isAlive),
    checks: { ...Object.fromEntries(states), bus: bus.connected() },
  };
}
