import { isInternal } from '@plaza/service-kit/internal/internal-path';
import { securityEvent } from '@plaza/service-kit/security/security-events';
import type { ServiceContext } from '@plaza/service-kit/start-service';
import { createAreaForwarder } from './areas/forward-to-area';
import type { Handlers } from './dispatcher';
import type { GatewayConfig } from './environment/config';
import { originOf } from './exchange/exchange';
import { sendHttpError } from './exchange/http-error';
import { createMailboxGuard } from './guards/mailbox-guard';
import type { SharedLimit } from './guards/shared-limit';
import type { GatewayParts } from './open-parts';
import { createRouters } from './own-routes/create-routers';
import { bindExchange } from './own-routes/exchange-of-context';
import { ownRoutes } from './own-routes/own-routes';
import { createPageHandler } from './page/page-handler';
import type { LimitedForward } from './proxy/limited-forward';
import { unavailable } from './proxy/upstream-errors';
import { createLookupGuard } from './remotes/lookup-guard';
import { createStaticHandler } from './static/static-handler';

/** The handlers of the requests to services, to the gateway itself, for files and for pages. */
export function createHandlers(
  parts: GatewayParts,
  { forward, addresses }: Pick<LimitedForward, 'forward'> & { readonly addresses: SharedLimit },
  context: ServiceContext<GatewayConfig>,
): Handlers {
  const { upstreams, pairings, fallbacks, faults, configuration, remotes, areas, tracing } = parts;
  const { config, log, metrics } = context;
  const guardMailbox = createMailboxGuard(config.PUBLIC_URL);
  const guardLookup = createLookupGuard(remotes.releases, parts.shell, remotes.files, addresses);
  const handleOwnRoute = ownRoutes(log, metrics, createRouters(parts, context)).callback();
  const serveStatic = createStaticHandler({
    releases: remotes.files,
    shell: parts.shell,
    access: remotes.access,
    areas: areas.served,
    log,
  });
  return {
    proxy(exchange, { service, target }) {
      exchange.subset = pairings.subsetFor(exchange.caller, service, upstreams[service]);
      exchange.fallback = fallbacks.for(exchange, target);
      return guardMailbox(exchange, target) ?? forward(exchange, upstreams[service], target);
    },
    area: createAreaForwarder({
      ...context,
      areas: areas.served,
      upstreams: areas.upstreams,
      forward: (exchange, upstream) => forward(exchange, upstream, exchange.target),
    }),
    own(exchange) {
      if (isInternal(exchange.path)) securityEvent(context, { name: 'internal_call_forged' }, originOf(exchange));
      bindExchange(exchange);
      return tracing.runOwn(exchange, () => handleOwnRoute(exchange.req, exchange.res));
    },
    file(exchange) {
      const stopped = faults.isAny ? remoteOf(exchange.path) : undefined;
      const isStopped = stopped !== undefined && faults.isRemoteStopped(stopped);
      const error = isStopped ? unavailable(stopped) : guardLookup(exchange);
      return error ? sendHttpError(exchange, error) : serveStatic(exchange);
    },
    page: createPageHandler(parts.shell.shell, configuration),
  };
}

/** `finance` of `/remotes/finance/1.0.0/entry.js`. */
const remoteOf = (path: string): string | undefined => /^\/remotes\/([^/]+)\//.exec(path)?.[1];
