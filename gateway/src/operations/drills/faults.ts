import type { DrillFault, DrillOrder } from '@plaza/contracts/operations/drills';
import type { Bus } from '@plaza/service-kit/bus/bus';
import type { Dispatcher } from 'undici';

/** The delay that a drill adds to the responses of a slow service, in milliseconds. */
const slowMs = 3000;

interface RunningFault {
  readonly order: DrillOrder;
  readonly timer: NodeJS.Timeout;
}

/**
 * The faults that this gateway currently injects. Each ends by this gateway's own clock, whichever gateway started it.
 */
export class Faults {
  readonly #running = new Map<string, RunningFault>();
  readonly #stopListening: readonly (() => void)[];
  #requests = 0;

  constructor(bus: Bus) {
    this.#stopListening = [
      bus.subscribe('drill.started', ({ payload }) => this.#begin(payload)),
      bus.subscribe('drill.ended', ({ payload }) => this.#end(payload.id)),
    ];
  }

  get isAny(): boolean {
    return this.#running.size > 0;
  }

  stop(): void {
    for (const end of this.#stopListening) end();
    for (const id of [...this.#running.keys()]) this.#end(id);
  }

  /** Whether the files of a remote should be answered as missing. */
  isRemoteStopped(name: string): boolean {
    return this.#faultOf('remote', name) !== undefined;
  }

  isServiceStopped(name: string): boolean {
    return this.#faultOf('service', name) === 'stopped';
  }

  /**
   * Sends a request to a service's pool, or makes it fail as the drill demands.
   * @param pool returns the current pool at the moment of sending, as a configuration swap may replace it in the
   * meantime
   */
  dispatch(
    service: string,
    pool: () => Dispatcher,
    options: Dispatcher.DispatchOptions,
    handler: Dispatcher.DispatchHandler,
  ) {
    const fault = this.isAny ? this.#faultOf('service', service) : undefined;
    if (fault === undefined) return pool().dispatch(options, handler);
    if (fault === 'slow') {
      setTimeout(() => pool().dispatch(options, handler), slowMs);
      return true;
    }
    if (fault === 'faulty' && this.#requests++ % 2 === 0) return pool().dispatch(options, handler);
    refuse(options, handler);
    return true;
  }

  #faultOf(kind: DrillOrder['kind'], name: string): DrillFault | undefined {
    for (const { order } of this.#running.values()) {
      if (order.kind === kind && order.name === name) return order.fault;
    }
    return undefined;
  }

  #begin(order: DrillOrder): void {
    this.#end(order.id);
    const timer = setTimeout(() => this.#end(order.id), order.seconds * 1000).unref();
    this.#running.set(order.id, { order, timer });
  }

  #end(id: string): void {
    clearTimeout(this.#running.get(id)?.timer);
    this.#running.delete(id);
  }
}

/** Fails like undici does if nothing listens at the service's address. */
function refuse({ body }: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): void {
  queueMicrotask(() => {
    handler.onConnect?.(() => undefined);
    if (body && typeof body === 'object' && 'destroy' in body && typeof body.destroy === 'function') body.destroy();
    handler.onError?.(Object.assign(new Error('refused by a drill'), { code: 'ECONNREFUSED' }));
  });
}
