import { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import type { ServiceName } from '@plaza/contracts/gateway/service-names';
import type { GatewayConfig } from '../environment/config';
import { aliases, services } from '../routes';

/** Prices and lists, which are still useful when some minutes old; none of them is a user's financial data. */
const fallbackPaths = ['/api/v1/markets', '/api/v1/services', '/api/v1/contractors', '/api/v1/map'];

/**
 * The configuration of a gateway that has no document: the compiled route tables, and the services and limits of the
 * environment. It becomes the first version of the document.
 */
export function builtInConfiguration(config: GatewayConfig): GatewayConfiguration {
  const several = (name: ServiceName) => config.SERVICE_ADDRESSES.find(({ service }) => service === name)?.addresses;
  const ruleOf = (name: ServiceName, url: string) => ({
    targets: (several(name) ?? [url]).map((address) => ({ address, weight: 1 })),
    maxInflight: config.UPSTREAM_MAX_INFLIGHT,
  });
  const routes = Object.entries(services).map(([prefix, service]) => ({ prefix, service }));
  if (config.NODE_ENV !== 'production') routes.push({ prefix: '/dev/mail', service: 'identity' });

  return GatewayConfiguration.parse({
    format: 1,
    services: {
      identity: ruleOf('identity', config.IDENTITY_URL),
      finance: ruleOf('finance', config.FINANCE_URL),
      markets: ruleOf('markets', config.MARKETS_URL),
      marketplace: ruleOf('marketplace', config.MARKETPLACE_URL),
      registry: ruleOf('registry', config.REGISTRY_URL),
    },
    routes,
    aliases: Object.entries(aliases).map(([path, standsFor]) => ({ path, standsFor })),
    limits: {
      addressPerMinute: config.LIMIT_ADDRESS_PER_MINUTE,
      userPerMinute: config.LIMIT_USER_PER_MINUTE,
      authPerMinute: config.LIMIT_AUTH_PER_MINUTE,
      addressInflight: config.LIMIT_ADDRESS_INFLIGHT,
    },
    bodies: {
      maxBytes: config.MAX_BODY_BYTES,
      profileMaxBytes: config.MAX_PROFILE_BODY_BYTES,
      bufferBytes: config.BODY_BUFFER_BYTES,
      minBytesPerSecond: config.BODY_MIN_BYTES_PER_SECOND,
      windowMs: config.BODY_WINDOW_MS,
    },
    timeouts: {
      connectMs: config.UPSTREAM_CONNECT_MS,
      headersMs: config.UPSTREAM_HEADERS_MS,
      bodyMs: config.UPSTREAM_BODY_MS,
    },
    breaker: {
      windowMs: config.BREAKER_WINDOW_MS,
      minRequests: config.BREAKER_MIN_REQUESTS,
      failureRatio: config.BREAKER_FAILURE_RATIO,
      openMs: config.BREAKER_OPEN_MS,
      maxOpenMs: 60_000,
      rampMs: 10_000,
    },
    health: { intervalMs: config.HEALTH_INTERVAL_MS, timeoutMs: 1000, badChecks: 3, goodChecks: 1, jitter: 0.2 },
    retries: { share: 0.2, minimum: 3 },
    fallbacks: fallbackPaths.map((path) => ({ path, maxAgeSeconds: 600 })),
    traces: { sampleShare: config.TRACE_SAMPLE_RATIO },
    tiles: { url: config.TILE_URL, attribution: config.TILE_ATTRIBUTION },
  } satisfies GatewayConfiguration);
}
