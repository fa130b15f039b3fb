import type { GatewayConfiguration } from '@plaza/contracts/gateway/configuration';
import { ServiceName } from '@plaza/contracts/gateway/service-names';
import { callsOfServices, prefixOf } from '../gateway-configuration/calls-of-services';

/** A valid configuration: a route for every call of the contracts, and targets that are given by variables. */
export function configurationFixture(changes: Partial<GatewayConfiguration> = {}): GatewayConfiguration {
  const serviceOf = (service: ServiceName) => ({
    targets: [{ address: `$${service.toUpperCase()}_URL`, weight: 1 }],
    maxInflight: 1000,
  });
  const routes = ServiceName.options.flatMap((service) => {
    const prefixes = new Set(callsOfServices[service].map(({ path }) => prefixOf(path)));
    return [...prefixes].map((prefix) => ({ prefix, service }));
  });
  return {
    format: 1,
    services: {
      identity: serviceOf('identity'),
      finance: serviceOf('finance'),
      markets: serviceOf('markets'),
      marketplace: serviceOf('marketplace'),
      registry: serviceOf('registry'),
    },
    routes,
    aliases: [{ path: '/api/loans', standsFor: '/api/v1/finance/loans' }],
    limits: { addressPerMinute: 1200, userPerMinute: 1200, authPerMinute: 30, addressInflight: 200 },
    bodies: {
      maxBytes: 1024 * 1024,
      profileMaxBytes: 6 * 1024 * 1024,
      bufferBytes: 64 * 1024,
      minBytesPerSecond: 4096,
      windowMs: 10_000,
    },
    timeouts: { connectMs: 1000, headersMs: 10_000, bodyMs: 10_000 },
    breaker: {
      windowMs: 10_000,
      minRequests: 10,
      failureRatio: 0.5,
      openMs: 2000,
      maxOpenMs: 60_000,
      rampMs: 10_000,
    },
    health: { intervalMs: 3000, timeoutMs: 1000, badChecks: 3, goodChecks: 1, jitter: 0.2 },
    retries: { share: 0.2, minimum: 3 },
    fallbacks: [],
    traces: { sampleShare: 0.01 },
    tiles: { url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', attribution: '© OpenStreetMap contributors' },
    ...changes,
  };
}

/** The same with other limits. */
export const limitsFixture = (changes: Partial<GatewayConfiguration['limits']>): GatewayConfiguration =>
  configurationFixture({ limits: { ...configurationFixture().limits, ...changes } });
