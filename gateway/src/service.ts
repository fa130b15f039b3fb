import type { RequestListener, Server } from 'node:http';
import { gatewayCalls } from '@plaza/contracts/gateway/calls';
import type { Log } from '@plaza/service-kit/logging/log';
import type { ServiceContext, ServiceDefinition, ServiceProgram } from '@plaza/service-kit/start-service';
import { GatewayConfig } from './config/config';
import { liveRoutes } from './configuration/live-routes';
import { configureServer, maxHeaderBytes } from './configure-server';
import { createHandlers } from './create-handlers';
import { createDispatcher } from './dispatcher';
import { clientReader } from './exchange/client';
import { exchangeCompleter } from './exchange/complete-exchange';
import { createApiGuard } from './guards/api-guard';
import { createInternalApp } from './internal-app';
import { type GatewayParts, openParts } from './open-parts';
import { createLimitedForward } from './proxy/limited-forward';
import { shellProvides } from './static/shell-provides';

/** The gateway: the single entry point for browsers. */
export const service: ServiceDefinition<GatewayConfig> = {
  name: 'gateway',
  port: 8080,
  config: GatewayConfig,
  create: createGateway,
};

async function createGateway(context: ServiceContext<GatewayConfig>): Promise<ServiceProgram> {
  const { config, log, metrics } = context;
  const parts = openParts(context);
  const handler = dispatcherOf(parts, context);

  // Starts last, after everything that depends on it has been created.
  await startFollower(parts, log);

  return {
    handler,
    tracesItself: true,
    maxHeaderBytes,
    provides: { calls: gatewayCalls, shell: () => shellProvides(config.SHELL_DIR) },
    internal: {
      handler: createInternalApp(log, metrics).callback(),
      host: config.INTERNAL_HOST,
      port: config.INTERNAL_PORT,
    },
    server: (server: Server) => configureServer(server, config, handler),
    drain: () => parts.events.streams.endAll(),
    stop: parts.stop,
  };
}

/** @throws like the follower, after the parts were stopped: a launcher of several services may go on without this one */
async function startFollower({ follower, stop }: GatewayParts, log: Log): Promise<void> {
  try {
    await follower.start();
  } catch (error) {
    await stop().catch((err) => log.error({ err }, 'a gateway that did not start could not be stopped'));
    throw error;
  }
}

function dispatcherOf(parts: GatewayParts, context: ServiceContext<GatewayConfig>): RequestListener {
  const { configuration, tracing, watch } = parts;
  const { config, log, metrics } = context;
  const limitedForward = createLimitedForward(configuration, tracing);
  const completeExchange = exchangeCompleter(log, metrics, tracing);
  return createDispatcher({
    findRoute: liveRoutes(configuration),
    readClient: clientReader(config.TRUSTED_PROXIES, isAlwaysHttps(config)),
    guardApi: createApiGuard({ ...context, configuration }),
    handlers: createHandlers(parts, limitedForward, context),
    completeExchange(exchange) {
      limitedForward.complete(exchange);
      completeExchange(exchange);
      watch.note(exchange);
    },
    maxUrlBytes: config.MAX_URL_BYTES,
    log,
  });
}

/** Production is assumed to be reachable over https only, and so is a platform with an https address. */
const isAlwaysHttps = ({ NODE_ENV, PUBLIC_URL }: GatewayConfig): boolean =>
  NODE_ENV === 'production' || PUBLIC_URL.startsWith('https:');
