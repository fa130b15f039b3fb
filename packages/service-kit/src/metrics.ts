import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import { RequestDurations } from './http/request-durations';
import { securityEventNames } from './security/security-event';

/** The service's metrics, in Prometheus' text format. */
export interface Metrics {
  readonly registry: Registry;
  readonly securityEvents: Counter<'event'>;
  observe(method: string, route: string, status: number, seconds: number): void;
}

/** @param ownProcess whether to include the metrics of the process itself (once per process is enough) */
export function createMetrics(service: string, ownProcess = false): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  if (ownProcess) collectDefaultMetrics({ register: registry });
  const durations = new RequestDurations(registry);
  const securityEvents = new Counter({
    name: 'plaza_security_events_total',
    help: 'Failed sign-ins, used-up attempts, reused cookies, refused administration and the like, by event.',
    labelNames: ['event'],
    registers: [registry],
  });
  for (const event of securityEventNames) securityEvents.inc({ event }, 0); // a rate needs an initial series
  return {
    registry,
    securityEvents,
    observe(method, route, status, seconds) {
      durations.count(method, route, status, seconds);
    },
  };
}
