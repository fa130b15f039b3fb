import { randomUUID } from 'node:crypto';
import type { GatewayStatus, TargetStatus } from '@plaza/contracts/operations/now';
import { type Bus, createEvent } from '@plaza/service-kit/bus/bus';
import type { Log } from '@plaza/service-kit/logging/log';
import { publishOrLog } from '../../events/publish-or-log';
import type { Streams } from '../../events/streams';
import type { Upstream } from '../../proxy/upstream';
import type { Target } from '../../targets/target';

/**
 * How often gateways report while somebody watches, and how long they continue after the last request, in milliseconds.
 */
const [reportIntervalMs, watchedForMs] = [1000, 5000];
/** A watched gateway that sends no report for this long counts as gone. */
const goneAfterMs = 3500;

/** This gateway's figures and, while somebody watches, those of all other gateways. */
export class GatewayStatuses {
  readonly #id = randomUUID();
  readonly #startedAt = new Date().toISOString();
  readonly #others = new Map<string, { status: GatewayStatus; at: number }>();
  readonly #stopListening: readonly (() => void)[];
  #reporting: NodeJS.Timeout | undefined;
  #watchedUntil = 0;
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly upstreams: () => readonly Upstream[],
    private readonly streams: Pick<Streams, 'size'>,
    private readonly bus: Bus,
    private readonly log: Log,
  ) {
    this.#stopListening = [
      bus.subscribe('gateways.watched', () => this.#beWatched()),
      bus.subscribe('gateway.told', ({ payload }) => {
        if (payload.id !== this.#id) this.#others.set(payload.id, { status: payload, at: performance.now() });
      }),
    ];
  }

  /** Asks all gateways for reports. @returns the statuses known now, this gateway's first */
  watch(): GatewayStatus[] {
    const now = performance.now();
    if (now - this.#askedAt > watchedForMs / 2) {
      this.#askedAt = now;
      this.#publish(createEvent('gateways.watched', {}));
    }
    for (const [id, { at }] of this.#others) if (now - at > goneAfterMs) this.#others.delete(id);
    return [this.#ownStatus(), ...[...this.#others.values()].map(({ status }) => status)];
  }

  stop(): void {
    clearInterval(this.#reporting);
    for (const stop of this.#stopListening) stop();
  }

  #beWatched(): void {
    this.#watchedUntil = performance.now() + watchedForMs;
    this.#report();
    this.#reporting ??= setInterval(() => this.#reportWhileWatched(), reportIntervalMs).unref();
  }

  #reportWhileWatched(): void {
    if (performance.now() < this.#watchedUntil) {
      this.#report();
    } else {
      clearInterval(this.#reporting);
      this.#reporting = undefined;
    }
  }

  #report(): void {
    this.#publish(createEvent('gateway.told', this.#ownStatus()));
  }

  #publish(event: Parameters<Bus['publish']>[0]): void {
    void publishOrLog({ bus: this.bus, log: this.log }, event, 'the status could not be published to other gateways');
  }

  #ownStatus(): GatewayStatus {
    const services = this.upstreams().map(({ service, targets, fallbacks }) => ({
      name: service,
      targets: targets.map(toTargetStatus),
      fallbacks: fallbacks.figures().map(({ subset, recent }) => ({ subset, requests: recent })),
    }));
    return { id: this.#id, startedAt: this.#startedAt, streams: this.streams.size, services };
  }
}

function toTargetStatus(target: Target): TargetStatus {
  const { address, subset = null, version = null, health, breaker, inflight, recent } = target;
  const weight = Math.round(target.currentWeight * 100) / 100;
  return { address, subset, version, weight, health, breaker: breaker.state, inflight, ...recent.figures() };
}
