import { log } from '../log';
import { sleep } from './sleep';

type SharedStream = typeof import('./shared-stream');

const firstPauseMs = 1000;
const maxPauseMs = 10_000;

/**
 * Loads the code of the event stream, which no first figure needs. A failure is retried until `signal` is aborted, as a
 * page without the stream shows outdated data.
 */
export async function loadSharedStream(signal: AbortSignal): Promise<SharedStream> {
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, maxPauseMs)) {
    try {
      return await import(/* webpackChunkName: "live" */ './shared-stream');
    } catch (error) {
      log.warn('the live connection did not load; loading it again', error);
      await sleep(pause, signal);
      signal.throwIfAborted();
    }
  }
}
