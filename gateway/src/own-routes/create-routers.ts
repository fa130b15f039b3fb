import type Router from '@koa/router';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { GatewayConfig } from '../environment/config';
import { eventsRoutes } from '../events/events.routes';
import type { GatewayParts } from '../open-parts';
import { drillRoutes } from '../operations/drills/drills.routes';
import { nowRoutes } from '../operations/now/now.routes';
import { requestsRoutes } from '../operations/requests/requests.routes';
import { candidateRoutes } from '../remotes/candidate.routes';
import { outcomesRoutes } from '../remotes/outcomes.routes';
import { remotesRoutes } from '../remotes/remotes.routes';
import { loginRoutes } from './login.routes';
import { probesRoutes } from './probes.routes';

/** The routers of everything that the gateway answers itself. */
export function createRouters(parts: GatewayParts, context: ServiceContext<GatewayConfig>): Router[] {
  const { releases, files, access, admissions } = parts.remotes;
  const { streams, subscriptions } = parts.events;
  const { drills, statuses, finder } = parts.operations;
  const areas = parts.areas.served;
  const { config, log, trust, bus } = context;
  const shared = { trust, releases, areas, access, findFirstFiles: files.firstFiles.bind(files), log };
  return [
    remotesRoutes({ ...shared, config, admissions }),
    candidateRoutes(shared),
    outcomesRoutes(context, releases, areas, admissions, files),
    eventsRoutes(streams, subscriptions, context, (stream) => parts.availability.sendTo(stream)),
    requestsRoutes(context, finder),
    drillRoutes(context, drills.runs, drills.record),
    nowRoutes(trust, statuses),
    loginRoutes(),
    probesRoutes(parts.upstreams, bus),
  ];
}
