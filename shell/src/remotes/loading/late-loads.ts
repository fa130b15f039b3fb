import { type RemoteModule, readAtOnce } from '@plaza/web-kit';
import { LoadTimeout } from './load-timeout';

/** How long a new request waits for a late load. */
const waitMs = 3000;

/** The loads that have timed out but are still running, by the entry of their version. */
export class LateLoads {
  readonly #running = new Map<string, Promise<RemoteModule>>();

  /** @param onArrival called with a load that has finished after all, unless `take` has given it up */
  constructor(private readonly onArrival: (entry: string, lateLoad: Promise<RemoteModule>) => void) {}

  keepRunning(entry: string, load: Promise<RemoteModule>): void {
    const lateLoad = readAtOnce(load);
    this.#running.set(entry, lateLoad);
    const remove = () => this.#running.get(entry) === lateLoad && this.#running.delete(entry);
    lateLoad.then(() => {
      if (remove()) this.onArrival(entry, lateLoad);
    }, remove);
  }

  /** Waits a moment for the late load of a version. @returns undefined if there is none, or if it is given up */
  async take(entry: string): Promise<RemoteModule | undefined> {
    const lateLoad = this.#running.get(entry);
    if (!lateLoad) return undefined;
    const result = await withTimeout(waitMs, lateLoad, 'nothing has arrived').catch(() => undefined);
    if (!result) this.#running.delete(entry);
    return result;
  }
}

/** @throws LoadTimeout after the given time; it contains the promise, which may still settle */
export function withTimeout(ms: number, load: Promise<RemoteModule>, message: string): Promise<RemoteModule> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadTimeout(message, load)), ms);
    load.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
