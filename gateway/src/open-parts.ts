import type { Closable } from '@plaza/service-kit/lifecycle/close-all';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import { openAreas } from './areas/open-areas';
import { Availability } from './availability/availability';
import { builtInConfiguration } from './configuration/built-in-configuration';
import { ConfigurationWatcher } from './configuration/configuration-watcher';
import { LiveConfiguration } from './configuration/live-configuration';
import { SwapWatch } from './configuration/swap-watch';
import type { GatewayConfig } from './environment/config';
import { openEvents } from './events/open-events';
import { Fallbacks } from './fallback/fallbacks';
import { measureGateway } from './gateway-metrics';
import { Faults } from './operations/drills/faults';
import { openOperations } from './operations/open-operations';
import { openUpstreams } from './proxy/upstream';
import { openReleases } from './remotes/open-releases';
import { Pairings } from './remotes/selection/pairings';
import { openShell } from './static/shell/open-shell';
import { GatewayTracing } from './tracing/gateway-tracing';

/**
 * The parts of a gateway that live as long as it does. The watcher of its configuration is yet to be started.
 * @param opened receives a close function for each part that has to be stopped
 */
export function openParts(context: ServiceContext<GatewayConfig>, opened: Closable[]) {
  function opening<Part extends { stop(): unknown }>(what: string, part: Part): Part {
    opened.push({ what, close: () => part.stop() });
    return part;
  }

  const { config, log, metrics, bus } = context;
  const configuration = new LiveConfiguration(builtInConfiguration(config));
  const faults = opening('the faults of drills', new Faults(bus));
  const fallbacks = opening('the stale responses', new Fallbacks(configuration, bus));
  const upstreams = openUpstreams(configuration, { log, faults });
  opened.push({
    what: 'the upstreams',
    close: () => Promise.all(Object.values(upstreams).map((upstream) => upstream.destroy())),
  });
  // These subscribe before the streams do: a browser that is notified of a new release or area requests it at once.
  const remotes = opening('the releases', openReleases(context));
  const shell = opening('the shell', openShell(remotes.contents, context));
  const areas = opening('the areas', openAreas(configuration, faults, context));
  const events = opening('the event streams', openEvents(context));
  const { streams } = events;
  const allUpstreams = () => [...Object.values(upstreams), ...areas.upstreams.opened];
  measureGateway(metrics, allUpstreams, streams);
  const pairings = opening(
    'the pairings',
    new Pairings(remotes.releases, remotes.admissions, remotes.files, configuration, bus),
  );
  const availability = opening('the availability', new Availability(allUpstreams, streams, context));
  const watch = new SwapWatch();
  const configurationWatcher = opening('the configuration', new ConfigurationWatcher(configuration, watch, context));
  const operations = opening(
    'the operations',
    openOperations({ upstreams, allUpstreams, streams, gatewayId: configurationWatcher.id }, context),
  );
  const tracing = openTracing(configuration, context);

  return {
    configuration,
    configurationWatcher,
    watch,
    tracing,
    faults,
    fallbacks,
    upstreams,
    remotes,
    shell,
    areas,
    events,
    pairings,
    availability,
    operations,
  };
}

export type GatewayParts = ReturnType<typeof openParts>;

function openTracing(
  configuration: LiveConfiguration,
  { config, tracer }: ServiceContext<GatewayConfig>,
): GatewayTracing {
  const tracing = new GatewayTracing(tracer, config.TRACE_SAMPLE_RATIO);
  configuration.subscribe(({ traces }) => {
    tracing.sampleShare = traces?.sampleShare ?? config.TRACE_SAMPLE_RATIO;
  });
  return tracing;
}
