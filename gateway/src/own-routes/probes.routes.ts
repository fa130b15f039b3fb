import Router from '@koa/router';
import type { Bus } from '@plaza/service-kit/bus/bus';
import type { Metrics } from '@plaza/service-kit/metrics';
import { isPrivateAddress } from '../exchange/client';
import { notFound } from '../exchange/http-error';
import type { Upstreams } from '../proxy/upstream';
import { exchangeOf } from './exchange-of-context';

/** How long the services' states are cached, so that frequent probes of the gateway do not become probes of them all. */
const cachedMs = 1000;

interface Readiness {
  readonly ready: boolean;
  readonly checks: Readonly<Record<string, boolean>>;
}

/**
 * `/healthz`: the process is alive. `/readyz`: the state of the services and the bus; the gateway is ready as long as one
 * service answers, as it still serves that one. `/metrics`: for the private network only.
 */
export function probesRoutes(upstreams: Upstreams, bus: Bus, metrics: Metrics): Router {
  const router = new Router();
  let cached: { at: number; readiness: Promise<Readiness> } | undefined;

  router.get('/healthz', (ctx) => {
    ctx.body = { status: 'ok' };
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

  router.get('/metrics', async (ctx) => {
    const { client, req } = exchangeOf(ctx);
    // A request through a proxy comes from outside, however private the proxy's own address is.
    const proxied = req.headers['x-forwarded-for'] !== undefined;
    if (proxied || !isPrivateAddress(client.address)) throw notFound;
    ctx.type = metrics.registry.contentType;
    ctx.body = await metrics.registry.metrics();
  });

  return router;
}

async function readinessOf(upstreams: Upstreams, bus: Bus): Promise<Readiness> {
  const states = await Promise.all(
    Object.values(upstreams).map(async (upstream) => [upstream.area, await upstream.isAlive()] as const),
  );
  return {
    ready: states.some(([, isAlive]) => isAlive),
    checks: { ...Object.fromEntries(states), bus: bus.connected() },
  };
}
