import type { Server } from 'node:http';
import type { ServiceContext, ServiceDefinition, ServiceProgram } from '@plaza/service-kit/start-service';
import { createAdmission } from './admission/admission';
import { clientOf } from './admission/client';
import { answerClientFault } from './client-faults';
import { GatewayConfig } from './config';
import { createDoor } from './door';
import { eventsRoutes } from './events/events.routes';
import { followTopics } from './events/follow-topics';
import { passOn } from './events/pass-on';
import { Streams } from './events/streams';
import { tellFollowed } from './events/tell-followed';
import { tellOnline } from './events/tell-online';
import { tellPresent } from './events/tell-present';
import { finishing } from './finish';
import { measureGateway } from './gateway-metrics';
import { loginRoutes } from './own-routes/login.routes';
import { ownRoutes } from './own-routes/own-routes';
import { probesRoutes } from './own-routes/probes.routes';
import { bindVisit } from './own-routes/visit-of';
import { createPageLane } from './page/page-lane';
import { forward } from './proxy/forward';
import { openUpstreams } from './proxy/upstream';
import { CurrentReleasesOf } from './remotes/current-releases';
import { remotesRoutes } from './remotes/remotes.routes';
import { routeTable } from './routes';
import { Releases } from './static/releases';
import { Shell } from './static/shell';
import { createStaticLane } from './static/static-lane';

/** The gateway: the one door between browsers and services. */
export const service: ServiceDefinition<GatewayConfig> = {
  name: 'gateway',
  port: 8080,
  config: GatewayConfig,
  create: createGateway,
};

async function createGateway(context: ServiceContext<GatewayConfig>): Promise<ServiceProgram> {
  const { config, log, metrics, bus, trust } = context;
  const upstreams = openUpstreams(config, log);
  const streams = new Streams(config.MAX_STREAM_BACKLOG_BYTES);
  // Before the streams listen: a browser that hears of a new release asks for it at once.
  const releases = new CurrentReleasesOf(config.REGISTRY_URL, context);
  const stopListening = passOn(streams, bus, trust);
  const following = followTopics(streams, bus, trust, log);
  const stopTelling = tellOnline(streams, bus, log);
  const stopTellingTopics = tellFollowed(streams, bus, log);
  const stopTellingPresence = tellPresent(streams, bus, log);
  // What was published while the bus was away is lost: browsers open their streams again, and ask for what they missed.
  const stopReopening = bus.onConnected(() => streams.endAll());
  const heartbeat = setInterval(() => streams.beat(), config.STREAM_HEARTBEAT_MS);
  measureGateway(metrics, upstreams, streams);

  const koa = ownRoutes(log, [
    remotesRoutes(trust, releases, log),
    eventsRoutes(streams, following, config, log),
    loginRoutes(),
    probesRoutes(upstreams, bus, metrics),
  ]).callback();
  const shell = new Shell(config.SHELL_DIR, {
    __TILE_URL__: config.TILE_URL,
    __TILE_ATTRIBUTION__: config.TILE_ATTRIBUTION,
  });

  const handler = createDoor({
    findRoute: routeTable({ development: config.NODE_ENV !== 'production' }),
    clientOf: clientOf(config.TRUSTED_PROXIES),
    admit: createAdmission(context),
    lanes: {
      proxy(visit, { area, target }) {
        const profile = target.startsWith('/api/v1/profile');
        return forward(visit, upstreams[area], target, profile ? config.MAX_PROFILE_BODY_BYTES : config.MAX_BODY_BYTES);
      },
      own(visit) {
        bindVisit(visit);
        return koa(visit.req, visit.res);
      },
      file: createStaticLane(new Releases(config.REMOTES_DIR, config.STATIC_MEMORY_BYTES), shell),
      page: createPageLane(shell, config),
    },
    finish: finishing(log, metrics),
    maxUrlBytes: config.MAX_URL_BYTES,
    log,
  });

  return {
    handler,
    server(server: Server) {
      server.timeout = config.CLIENT_IDLE_MS;
      server.on('clientError', answerClientFault);
      // The proxy lane asks for the body itself, once it is sure that it wants it.
      server.on('checkContinue', handler);
    },
    drain: () => streams.endAll(),
    async stop() {
      clearInterval(heartbeat);
      stopListening();
      following.stop();
      stopTelling();
      stopTellingTopics();
      await stopTellingPresence();
      stopReopening();
      releases.stop();
      await Promise.all(Object.values(upstreams).map(({ pool }) => pool.destroy()));
    },
  };
}
