import type { Server } from 'node:http';
import { gatewayCalls } from '@plaza/contracts/gateway/calls';
import { isInternal } from '@plaza/service-kit/internal/internal-path';
import { securityEvent } from '@plaza/service-kit/security/security-events';
import type { ServiceContext, ServiceDefinition, ServiceProgram } from '@plaza/service-kit/start-service';
import { AreaUpstreams } from './areas/area-upstreams';
import { followAreas } from './areas/follow-areas';
import { createAreaForwarder } from './areas/forward-to-area';
import { Availability } from './availability/availability';
import { answerClientError } from './client-errors';
import { GatewayConfig } from './config';
import { bodyRules } from './configuration/body-rules';
import { firstConfiguration } from './configuration/first-configuration';
import { ConfigurationFollower } from './configuration/follow-configuration';
import { LiveConfiguration } from './configuration/live-configuration';
import { liveRoutes } from './configuration/live-routes';
import { SwapWatch } from './configuration/swap-watch';
import { createDispatcher } from './dispatcher';
import { eventsRoutes } from './events/events.routes';
import { forwardEvents } from './events/forward-events';
import { publishFollowedTopics } from './events/publish-followed-topics';
import { publishOnlineUsers } from './events/publish-online-users';
import { publishPresence } from './events/publish-presence';
import { Streams } from './events/streams';
import { createTopicSubscriptions } from './events/topic-subscriptions';
import { clientReader, limitKey, proxyMatcher } from './exchange/client';
import { exchangeCompleter } from './exchange/complete-exchange';
import { type Exchange, originOf } from './exchange/exchange';
import { type HttpError, sendHttpError, tooManyRequests } from './exchange/http-error';
import { Fallbacks } from './fallback/fallbacks';
import { measureGateway } from './gateway-metrics';
import { AddressLimit, limitConnections } from './guards/address-limit';
import { createApiGuard } from './guards/api-guard';
import { collectAfterConnections } from './guards/collect-after-connections';
import { createMailboxGuard } from './guards/mailbox-guard';
import { createInternalApp } from './internal-app';
import { drillRoutes } from './operations/drills/drills.routes';
import { Faults } from './operations/drills/faults';
import { OtherGateways } from './operations/other-gateways';
import { RequestFinder } from './operations/requests/find-requests';
import { requestsRoutes } from './operations/requests/requests.routes';
import { GatewayStatuses } from './operations/status/gateway-statuses';
import { nowRoutes } from './operations/status/now.routes';
import { bindExchange } from './own-routes/exchange-of-context';
import { loginRoutes } from './own-routes/login.routes';
import { ownRoutes } from './own-routes/own-routes';
import { probesRoutes } from './own-routes/probes.routes';
import { createPageHandler } from './page/page-handler';
import { forward } from './proxy/forward';
import { openUpstreams, type Upstream } from './proxy/upstream';
import { unavailable } from './proxy/upstream-errors';
import { Areas } from './registry/areas';
import { Admissions } from './remotes/admissions';
import { candidateRoutes } from './remotes/candidate.routes';
import { CurrentReleasesCache } from './remotes/current-releases';
import { FileAccess } from './remotes/file-access';
import { FileCache } from './remotes/file-cache';
import { outcomesRoutes } from './remotes/outcomes.routes';
import { Pairings } from './remotes/pairings';
import { ReleasedFiles } from './remotes/released-files';
import { remotesRoutes } from './remotes/remotes.routes';
import { ReleaseFiles } from './static/release-files';
import { Shell } from './static/shell';
import { shellProvides } from './static/shell-provides';
import { createStaticHandler } from './static/static-handler';
import { GatewayTracing } from './tracing/gateway-tracing';

/** The gateway: the single entry point for browsers. */
export const service: ServiceDefinition<GatewayConfig> = {
  name: 'gateway',
  port: 8080,
  config: GatewayConfig,
  create: createGateway,
};

async function createGateway(context: ServiceContext<GatewayConfig>): Promise<ServiceProgram> {
  const { config, log, metrics, bus, trust } = context;
  const configuration = new LiveConfiguration(firstConfiguration(config));
  const faults = new Faults(bus);
  const fallbacks = new Fallbacks(configuration, bus);
  const upstreams = openUpstreams(configuration, { log, faults });
  const streams = new Streams(config.MAX_STREAM_BACKLOG_BYTES);
  // Subscribes before the streams do: a browser that is notified of a new release requests it at once.
  const releases = new CurrentReleasesCache(config.REGISTRY_URL, context);
  const areas = new Areas(config.REGISTRY_URL, context);
  const areaUpstreams = new AreaUpstreams(configuration, { log, faults });
  const stopFollowingAreas = followAreas(areaUpstreams, areas, bus, log);
  const stopForwarding = forwardEvents(streams, bus, trust);
  const subscriptions = createTopicSubscriptions(streams, bus, trust, log);
  const stopOnlineUsers = publishOnlineUsers(streams, bus, log);
  const stopFollowedTopics = publishFollowedTopics(streams, bus, log);
  const stopPresence = publishPresence(streams, bus, log);
  // Events that were published while the bus was disconnected are lost: browsers reconnect and fetch what they missed.
  const stopReconnecting = bus.onConnected(() => streams.endAll());
  const heartbeat = setInterval(() => streams.sendHeartbeats(), config.STREAM_HEARTBEAT_MS);
  const allUpstreams = () => [...Object.values(upstreams), ...areaUpstreams.opened];
  measureGateway(metrics, allUpstreams, streams);

  const cache = new FileCache(config.REMOTES_CACHE_DIR, config.REMOTES_CACHE_BYTES, log);
  const releasedFiles = new ReleasedFiles(cache, context);
  const files = new ReleaseFiles(
    config.STATIC_MEMORY_BYTES,
    (name, version) => releases.find(name, version),
    (hash) => releasedFiles.get(hash),
    log,
  );
  const access = new FileAccess(context.authentication, config);
  const admissions = new Admissions(context);
  const pairings = new Pairings(releases, admissions, files, configuration, bus);
  const shared = {
    trust,
    releases,
    areas,
    access,
    findFirstFiles: files.firstFiles.bind(files),
    log,
  };
  const drills = drillRoutes(context);
  const availability = new Availability(allUpstreams, streams, context);
  const statuses = new GatewayStatuses(allUpstreams, streams, bus, log);
  const watch = new SwapWatch();
  const follower = new ConfigurationFollower(configuration, watch, context);
  const others = new OtherGateways({ ...context, store: context.tracer.store, id: follower.id });
  const requestFinder = new RequestFinder({
    ...context,
    others,
    services: () =>
      Object.values(upstreams).flatMap(({ service, targets }) =>
        targets.map(({ address }) => ({ name: service, url: address })),
      ),
  });
  const handleOwnRoute = ownRoutes(log, metrics, [
    remotesRoutes({ ...shared, config, admissions }),
    candidateRoutes(shared),
    outcomesRoutes(context, releases, areas, admissions),
    eventsRoutes(streams, subscriptions, context, (stream) => availability.sendTo(stream)),
    requestsRoutes(context, requestFinder),
    loginRoutes(),
    drills.router,
    nowRoutes(trust, statuses),
    probesRoutes(upstreams, bus),
  ]).callback();
  const tracing = new GatewayTracing(context.tracer, config.TRACE_SAMPLE_RATIO);
  configuration.follow(({ traces }) => {
    tracing.sampleShare = traces?.sampleShare ?? config.TRACE_SAMPLE_RATIO;
  });
  const shell = new Shell(config.SHELL_DIR, log);

  const inflight = new AddressLimit(configuration.current.limits.addressInflight);
  configuration.follow(({ limits }) => {
    inflight.max = limits.addressInflight;
  });
  const guardMailbox = createMailboxGuard(config.PUBLIC_URL);
  const bodyRuleFor = bodyRules(configuration);
  const findRoute = liveRoutes(configuration);
  /** @returns the error to send if the request was not forwarded */
  const forwardCounted = (exchange: Exchange, upstream: Upstream, target: string): HttpError | undefined => {
    const key = limitKey(exchange.client.address);
    if (!inflight.acquire(key)) return tooManyRequests(1);
    exchange.inflightKey = key;
    tracing.begin(exchange);
    return forward(exchange, upstream, target, bodyRuleFor(target));
  };
  const serveStatic = createStaticHandler({ releases: files, shell, access, areas, log });
  const completeExchange = exchangeCompleter(log, metrics, tracing);
  const dispatcher = createDispatcher({
    findRoute,
    readClient: clientReader(config.TRUSTED_PROXIES, isAlwaysHttps(config)),
    guardApi: createApiGuard({ ...context, configuration }),
    handlers: {
      proxy(exchange, { service, target }) {
        exchange.subset = pairings.subsetFor(exchange.caller, upstreams[service]);
        exchange.fallback = fallbacks.for(exchange, target);
        return guardMailbox(exchange, target) ?? forwardCounted(exchange, upstreams[service], target);
      },
      area: createAreaForwarder({
        ...context,
        areas,
        upstreams: areaUpstreams,
        forward: (exchange, upstream) => forwardCounted(exchange, upstream, exchange.target),
      }),
      own(exchange) {
        if (isInternal(exchange.path)) {
          securityEvent(context, { name: 'internal_call_forged' }, originOf(exchange));
        }
        bindExchange(exchange);
        return tracing.runOwn(exchange, () => handleOwnRoute(exchange.req, exchange.res));
      },
      file(exchange) {
        const stopped = faults.isAny ? remoteOf(exchange.path) : undefined;
        if (stopped !== undefined && faults.isRemoteStopped(stopped))
          return sendHttpError(exchange, unavailable(stopped));
        return serveStatic(exchange);
      },
      page: createPageHandler(shell, configuration),
    },
    completeExchange(exchange) {
      if (exchange.inflightKey !== undefined) inflight.release(exchange.inflightKey);
      completeExchange(exchange);
      watch.note(exchange);
    },
    maxUrlBytes: config.MAX_URL_BYTES,
    log,
  });

  // Starts last, after everything that depends on it has been created.
  await follower.start();

  return {
    handler: dispatcher,
    tracesItself: true,
    maxHeaderBytes,
    provides: { calls: gatewayCalls, shell: () => shellProvides(config.SHELL_DIR) },
    internal: {
      handler: createInternalApp(log, metrics).callback(),
      host: config.INTERNAL_HOST,
      port: config.INTERNAL_PORT,
    },
    server(server: Server) {
      setTimeouts(server, config);
      collectAfterConnections(server);
      limitConnections(server, config.LIMIT_ADDRESS_CONNECTIONS, proxyMatcher(config.TRUSTED_PROXIES));
      server.on('clientError', answerClientError);
      // The proxy itself asks the client for the body, once it has accepted the request.
      server.on('checkContinue', dispatcher);
    },
    drain: () => streams.endAll(),
    async stop() {
      await follower.stop();
      clearInterval(heartbeat);
      stopForwarding();
      subscriptions.stop();
      stopOnlineUsers();
      stopFollowedTopics();
      await stopPresence();
      stopReconnecting();
      pairings.stop();
      releases.stop();
      drills.runs.stop();
      statuses.stop();
      others.stop();
      availability.stop();
      faults.stop();
      fallbacks.stop();
      await stopFollowingAreas();
      areas.stop();
      await areaUpstreams.stop();
      await Promise.all(Object.values(upstreams).map((upstream) => upstream.destroy()));
    },
  };
}

const maxHeaderBytes = 16 * 1024;

/** `finance` of `/remotes/finance/1.0.0/entry.js`. */
const remoteOf = (path: string): string | undefined => /^\/remotes\/([^/]+)\//.exec(path)?.[1];

/** Production is assumed to be reachable over https only, and so is a platform with an https address. */
const isAlwaysHttps = ({ NODE_ENV, PUBLIC_URL }: GatewayConfig): boolean =>
  NODE_ENV === 'production' || PUBLIC_URL.startsWith('https:');

/**
 * Closes connections that send too slowly or not at all. Once a request is complete, its response may take any time.
 */
function setTimeouts(server: Server, config: GatewayConfig): void {
  server.timeout = config.CLIENT_IDLE_MS;
  server.headersTimeout = config.CLIENT_HEADERS_MS;
  server.requestTimeout = config.CLIENT_REQUEST_MS;
  server.keepAliveTimeout = config.CLIENT_KEEP_ALIVE_MS;
  // node:http reads this property when the server begins to listen; only the types do not declare it.
  Object.assign(server, { connectionsCheckingInterval: config.CLIENT_CHECK_MS });
}
