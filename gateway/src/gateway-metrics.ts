import type { Metrics } from '@plaza/service-kit/metrics';
import { Gauge } from 'prom-client';
import type { Streams } from './events/streams';
import type { BreakerState } from './proxy/breaker';
import type { Upstream } from './proxy/upstream';

const breakerStates: readonly BreakerState[] = ['closed', 'half-open', 'open'];

/** Adds the gateway's own gauges: breaker states, requests in flight, open event streams; read when scraped. */
export function measureGateway({ registry }: Metrics, upstreams: () => readonly Upstream[], streams: Streams): void {
  const registers = [registry];
  new Gauge({
    name: 'gateway_breaker_state',
    help: 'The breaker of each service: 1 for the state that it is in.',
    labelNames: ['upstream', 'state'],
    registers,
    collect() {
      this.reset();
      for (const { area, breaker } of upstreams()) {
        for (const state of breakerStates) this.set({ upstream: area, state }, breaker.state === state ? 1 : 0);
      }
    },
  });
  new Gauge({
    name: 'gateway_upstream_inflight',
    help: 'Requests under way to each service.',
    labelNames: ['upstream'],
    registers,
    collect() {
      this.reset();
      for (const { area, inflight } of upstreams()) this.set({ upstream: area }, inflight);
    },
  });
  new Gauge({
    name: 'gateway_event_streams',
    help: 'Open event streams of browsers.',
    registers,
    collect() {
      this.set(streams.size);
    },
  });
}
