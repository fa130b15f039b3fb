import type { Metrics } from '@plaza/service-kit/metrics';
import { Counter, Gauge } from 'prom-client';
import type { Streams } from './events/streams';
import type { Upstream } from './proxy/upstream';
import type { BreakerState } from './targets/breaker';

const breakerStates: readonly BreakerState[] = ['closed', 'half-open', 'open'];

/**
 * Adds the gateway's own metrics: breakers, health, requests in flight, services that are away, subset fallbacks and
 * open event streams, read when scraped.
 */
export function measureGateway({ registry }: Metrics, upstreams: () => readonly Upstream[], streams: Streams): void {
  const registers = [registry];
  new Gauge({
    name: 'gateway_breaker_state',
    help: 'The breaker of each target of a service: 1 for the state that it is in.',
    labelNames: ['upstream', 'state', 'target'],
    registers,
    collect() {
      this.reset();
      for (const { upstream, target, breaker } of targetsOf(upstreams())) {
        for (const state of breakerStates) this.set({ upstream, state, target }, breaker.state === state ? 1 : 0);
      }
    },
  });
  new Gauge({
    name: 'gateway_upstream_inflight',
    help: 'Requests under way to each target of a service.',
    labelNames: ['upstream', 'target'],
    registers,
    collect() {
      this.reset();
      for (const { upstream, target, inflight } of targetsOf(upstreams())) this.set({ upstream, target }, inflight);
    },
  });
  new Gauge({
    name: 'gateway_target_healthy',
    help: 'Whether the checks of a target succeed: 1, 0, and nothing for one that is not checked.',
    labelNames: ['upstream', 'target'],
    registers,
    collect() {
      this.reset();
      for (const { upstream, target, health } of targetsOf(upstreams())) {
        if (health !== 'unknown') this.set({ upstream, target }, health === 'good' ? 1 : 0);
      }
    },
  });
  new Gauge({
    name: 'gateway_service_away',
    help: 'Whether no target can take ordinary requests of a service: 1 or 0.',
    labelNames: ['upstream'],
    registers,
    collect() {
      this.reset();
      for (const { service: upstream, trouble } of upstreams()) this.set({ upstream }, trouble === 'away' ? 1 : 0);
    },
  });
  new Counter({
    name: 'gateway_subset_fallbacks_total',
    help: 'Requests of a subset of a service that other targets answered, as none of its own could take them.',
    labelNames: ['upstream', 'subset'],
    registers,
    collect() {
      this.reset();
      for (const { service: upstream, fallbacks } of upstreams()) {
        for (const { subset, total } of fallbacks.figures()) this.inc({ upstream, subset }, total);
      }
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

const targetsOf = (upstreams: readonly Upstream[]) =>
  upstreams.flatMap(({ service, targets }) =>
    targets.map(({ address, breaker, inflight, health }) => ({
      upstream: service,
      target: address,
      breaker,
      inflight,
      health,
    })),
  );
