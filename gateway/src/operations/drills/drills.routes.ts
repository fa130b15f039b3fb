import type Router from '@koa/router';
import type { AuditedAct } from '@plaza/contracts/internal/audited-act';
import { drillCalls, type NewDrill } from '@plaza/contracts/operations/drills';
import { Conflict, Forbidden } from '@plaza/service-kit/errors';
import { jsonBody } from '@plaza/service-kit/http/json-body';
import { createRoutes } from '@plaza/service-kit/routes';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { Context as KoaContext } from 'koa';
import type { GatewayConfig } from '../../environment/config';
import { unavailable } from '../../proxy/upstream-errors';
import type { RecordAct } from './drill-acts';
import type { DrillRuns } from './drill-runs';
import { JourneyProbe } from './journeys';

const maxBytes = 2048;

type Context = Pick<ServiceContext<GatewayConfig>, 'config' | 'log' | 'redis' | 'trust'>;

/**
 * `/api/v1/operations/drills`: injects faults on purpose. A drill that cannot be recorded in the audit does not begin.
 */
export function drillRoutes({ config, log, redis, trust }: Context, runs: DrillRuns, record: RecordAct): Router {
  const areAllowed = config.DRILLS_ALLOWED ?? config.NODE_ENV !== 'production';
  const routes = createRoutes(trust);
  routes.router.use(jsonBody(maxBytes));
  routes
    .on(drillCalls.drills, async () => ({ areAllowed, hasRedis: redis !== undefined, drills: [...runs.all] }))
    .on(drillCalls.startDrill, async ({ caller, body, requestId, ctx }) => {
      if (!areAllowed) throw new Forbidden('drills_not_allowed', 'Drills are not allowed on this platform.');
      if (body.kind === 'redis' && !redis)
        throw new Conflict('no_redis', 'This platform runs without Redis: there is none to take away.');
      const actor = { id: caller.id, role: caller.role };
      const operator = { id: caller.id, requestId };
      return runs.start(body, operator, journeyProbeOf(ctx), () => recordStart(body, actor, requestId));
    })
    .on(drillCalls.endDrill, ({ params, caller, requestId }) => runs.end(params.id, { id: caller.id, requestId }));

  async function recordStart({ kind, name, fault, seconds }: NewDrill, actor: AuditedAct['actor'], requestId: string) {
    try {
      await record({ actor, target: `${kind} ${name}`, action: 'drill.start', after: { fault, seconds }, requestId });
    } catch (error) {
      log.warn({ err: error, id: requestId }, 'a drill could not be recorded');
      throw unavailable('identity');
    }
  }
  return routes.router;
}

/** The journeys run as the person who starts the drill, at the same address at which they reached this gateway. */
function journeyProbeOf({ req }: KoaContext): JourneyProbe {
  const { localAddress = '127.0.0.1', localPort = 0 } = req.socket;
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  return new JourneyProbe(`http://${host}:${localPort}`, req.headers.authorization ?? '');
}
