import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { GatewayConfig } from '../environment/config';
import type { Streams } from '../events/streams';
import type { Upstream, Upstreams } from '../proxy/upstream';
import { openDrills } from './drills/open-drills';
import { GatewayStatuses } from './now/gateway-statuses';
import { OtherGateways } from './other-gateways';
import { RequestFinder } from './requests/find-requests';

interface Observed {
  /** The upstreams of the platform's own services. */
  readonly upstreams: Upstreams;
  /** These, and the opened ones of areas that are not built in. */
  readonly allUpstreams: () => readonly Upstream[];
  readonly streams: Streams;
  /** The id under which this gateway reports to the registry. */
  readonly gatewayId: string;
}

/** What administrators see of the running gateways, and their drills. */
export function openOperations(
  { upstreams, allUpstreams, streams, gatewayId }: Observed,
  context: ServiceContext<GatewayConfig>,
) {
  const { log, bus, tracer } = context;
  const drills = openDrills(context);
  const statuses = new GatewayStatuses(allUpstreams, streams, bus, log);
  const others = new OtherGateways({ ...context, store: tracer.store, id: gatewayId });
  const finder = new RequestFinder({ ...context, others, services: () => addressesOf(upstreams) });
  return {
    drills,
    statuses,
    finder,
    stop(): void {
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
