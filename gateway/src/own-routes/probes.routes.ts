import Router from '@koa/router';
import type { Bus } from '@plaza/service-kit/bus/bus';
import type { Metrics } from '@plaza/service-kit/metrics';
import { isPrivateAddress } from '../admission/client';
import type { Upstreams } from '../proxy/upstream';
import { notFound, Refused } from '../refusal';
import { visitOf } from './visit-of';

/** How long the services' state is not asked for again, so that probing the gateway does not become probing them all. */
const keptMs = 1000;

interface Readiness {
  readonly ready: boolean;
  readonly checks: Readonly<Record<string, boolean>>;
}

/**
 * `/healthz`: the process lives. `/readyz`: what it stands on; with a service away it is still of use to the others, and
 * ready as long as one answers. `/metrics`: for neighbours only.
 */
export function probesRoutes(upstreams: Upstreams, bus: Bus, metrics: Metrics): Router {
  const router = new Router();
  let asked: { at: number; readiness: Promise<Readiness> } | undefined;

  router.get('/healthz', (ctx) => {
    ctx.body = { status: 'ok' };
  });

  router.get('/readyz', async (ctx) => {
    if (!asked || performance.now() - asked.at > keptMs) {
      asked = { at: performance.now(), readiness: readinessOf(upstreams, bus) };
    }
    const { ready, checks } = await asked.readiness;
    ctx.status = ready ? 200 : 503;
    const all = Object.values(checks).every(Boolean);
    ctx.body = { status: ready ? (all ? 'ready' : 'degraded') : 'not ready', checks };
  });

  router.get('/metrics', async (ctx) => {
    const { client, req } = visitOf(ctx);
    // Whoever comes by way of a proxy is no neighbour, however private the proxy's own address is.
    const proxied = req.headers['x-forwarded-for'] !== undefined;
    if (proxied || !isPrivateAddress(client.address)) throw new Refused(notFound);
    ctx.type = metrics.registry.contentType;
    ctx.body = await metrics.registry.metrics();
  });

  return router;
}

async function readinessOf(upstreams: Upstreams, bus: Bus): Promise<Readiness> {
  const states = await Promise.all(
    Object.values(upstreams).map(async (upstream) => [upstream.area, await upstream.lives()] as const),
  );
  return {
    ready: states.some(([, lives]) => lives),
    checks: { ...Object.fromEntries(states), bus: bus.connected() },
  };
}
