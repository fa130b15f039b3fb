import type { EventPayload } from '@plaza/contracts/events';

/** Who ended a drill; null if its time was over, in which case the request is the one that started it. */
export interface DrillEnd {
  readonly by: string | null;
  readonly requestId: string;
}

/** A drill that this gateway runs. */
export interface RunningDrill {
  /** Ends the drill early. */
  readonly ended: AbortController;
  end: DrillEnd;
}

/** The drills that this gateway runs, by id. */
export class RunningDrills {
  readonly #running = new Map<string, RunningDrill>();

  has(id: string): boolean {
    return this.#running.has(id);
  }

  /** @param requestId the request that starts the drill */
  add(id: string, requestId: string): RunningDrill {
    const running: RunningDrill = { ended: new AbortController(), end: { by: null, requestId } };
    this.#running.set(id, running);
    return running;
  }

  /** Gateways of older releases do not say who ended a drill. */
  endEarly({ id, by, requestId }: EventPayload<'drill.ended'>): void {
    const running = this.#running.get(id);
    if (!running || running.ended.signal.aborted) return;
    if (by !== undefined && requestId !== undefined) running.end = { by, requestId };
    running.ended.abort();
  }

  endAll(): void {
    for (const { ended } of this.#running.values()) ended.abort();
  }

  remove(id: string): void {
    this.#running.delete(id);
  }
}
