import type { RequestListener, Server } from 'node:http';
import { gatewayCalls } from '@plaza/contracts/gateway/calls';
import { type Closable, closeAll } from '@plaza/service-kit/lifecycle/close-all';
import type { ServiceContext, ServiceDefinition, ServiceProgram } from '@plaza/service-kit/start-service';
import { liveRoutes } from './configuration/live-routes';
import { configureServer, maxHeaderBytes } from './configure-server';
import { createHandlers } from './create-handlers';
import { createDispatcher } from './dispatcher';
import { GatewayConfig } from './environment/config';
import { clientReader } from './exchange/client';
import { exchangeCompleter } from './exchange/complete-exchange';
import { createApiGuard } from './guards/api-guard';
import { limitPerAddress } from './guards/limit-per-address';
import { createInternalApp } from './internal-app';
import { type GatewayParts, openParts } from './open-parts';
import { createLimitedForward } from './proxy/limited-forward';
import { shellProvides } from './static/shell/shell-provides';

/** The gateway: the single entry point for browsers. */
export const service: ServiceDefinition<GatewayConfig> = {
  name: 'gateway',
  port: 8080,
  config: GatewayConfig,
  create: createGateway,
};

/** How long the parts may take to stop after the last requests: less than the whole service has for that. */
const stopMs = 1000;

async function createGateway(context: ServiceContext<GatewayConfig>): Promise<ServiceProgram> {
  const { config, log, metrics } = context;
  const opened: Closable[] = [];
  const stop = () => closeAll(opened, log, config.STOP_REQUESTS_MS + stopMs);
  const { parts, handler } = await startParts(context, opened).catch(async (error) => {
    // A launcher of several services may go on without this one.
    await stop().catch(() => undefined); // logged; the reason for the failed start matters more
    throw error;
  });

  return {
    handler,
    tracesItself: true,
    ignoresEmptyBodies: true,
    maxHeaderBytes,
    provides: { calls: gatewayCalls, shell: () => shellProvides(config.SHELL_DIR) },
    internal: {
      handler: createInternalApp(log, metrics).callback(),
      host: config.INTERNAL_HOST,
      port: config.INTERNAL_PORT,
    },
    server: (server: Server) => configureServer(server, config, handler),
    drain: () => parts.events.streams.endAll(),
    stop,
  };
}

/** @param opened receives a close function for each part that has to be stopped, also if a later one fails */
async function startParts(context: ServiceContext<GatewayConfig>, opened: Closable[]) {
  const parts = openParts(context, opened);
  const handler = dispatcherOf(parts, context);
  // The watcher of the configuration starts last, after everything that depends on it has been created.
  await Promise.all([parts.configurationWatcher.start(), parts.shell.publish()]);
  return { parts, handler };
}

function dispatcherOf(parts: GatewayParts, context: ServiceContext<GatewayConfig>): RequestListener {
  const { configuration, tracing, watch } = parts;
  const { config, log, metrics } = context;
  const addresses = limitPerAddress(configuration, context);
  const limitedForward = createLimitedForward(configuration, tracing);
  const completeExchange = exchangeCompleter(log, metrics, tracing);
  return createDispatcher({
    findRoute: liveRoutes(configuration),
    readClient: clientReader(config.TRUSTED_PROXIES, isAlwaysHttps(config)),
    guardApi: createApiGuard({ ...context, configuration, addresses }),
    handlers: createHandlers(parts, { ...limitedForward, addresses }, context),
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
