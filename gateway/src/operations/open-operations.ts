import type Router from '@koa/router';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { GatewayConfig } from '../config/config';
import type { Streams } from '../events/streams';
import type { Upstream, Upstreams } from '../proxy/upstream';
import { drillRoutes } from './drills/drills.routes';
import { OtherGateways } from './other-gateways';
import { RequestFinder } from './requests/find-requests';
import { requestsRoutes } from './requests/requests.routes';
import { GatewayStatuses } from './status/gateway-statuses';
import { nowRoutes } from './status/now.routes';

interface Observed {
  /** The upstreams of the platform's own services. */
  readonly upstreams: Upstreams;
  /** These, and the opened ones of areas that are not built in. */
  readonly allUpstreams: () => readonly Upstream[];
  readonly streams: Streams;
  /** The id under which this gateway reports to the registry. */
  readonly gatewayId: string;
}

interface Operations {
  readonly routers: readonly Router[];
  stop(): void;
}

/** What administrators see of the running gateways, and their drills. */
export function openOperations(
  { upstreams, allUpstreams, streams, gatewayId }: Observed,
  context: ServiceContext<GatewayConfig>,
): Operations {
  const { log, bus, trust, tracer } = context;
  const drills = drillRoutes(context);
  const statuses = new GatewayStatuses(allUpstreams, streams, bus, log);
  const others = new OtherGateways({ ...context, store: tracer.store, id: gatewayId });
  const finder = new RequestFinder({ ...context, others, services: () => addressesOf(upstreams) });
  return {
    routers: [requestsRoutes(context, finder), drills.router, nowRoutes(trust, statuses)],
    stop() {
      drills.runs.stop();
      statuses.stop();
      others.stop();
    },
  };
}

const addressesOf = (upstreams: Upstreams) =>
  Object.values(upstreams).flatMap(({ service, targets }) =>
    targets.map(({ address }) => ({ name: service, url: address })),
  );
