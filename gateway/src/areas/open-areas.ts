import type { ServiceContext } from '@plaza/service-kit/start-service';
import type { LiveConfiguration } from '../configuration/live-configuration';
import type { GatewayConfig } from '../environment/config';
import type { Faults } from '../operations/drills/faults';
import { AreaUpstreams } from './area-upstreams';
import { Areas } from './areas';
import { watchAreas } from './watch-areas';

/**
 * The areas that are not built in, and the upstreams of their services, which follow what the registry says of them.
 */
export function openAreas(configuration: LiveConfiguration, faults: Faults, context: ServiceContext<GatewayConfig>) {
  const { config, log, bus } = context;
  const served = new Areas(config.REGISTRY_URL, context);
  const upstreams = new AreaUpstreams(configuration, { log, faults });
  const stopWatching = watchAreas(upstreams, served, bus, log);
  return {
    served,
    upstreams,
    async stop(): Promise<void> {
      await stopWatching();
      served.stop();
      await upstreams.stop();
    },
  };
}
