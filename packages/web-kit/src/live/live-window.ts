import type { BrowserEvent } from '@plaza/contracts/events';
import { dropEarly } from '../http/early-requests';
import { log } from '../log';
import { loadSharedStream } from './load-shared-stream';
import { WindowTopics } from './window-topics';

/** If the code of the stream takes longer to load, events may have been missed meanwhile. */
const lateMs = 500;

/** One window's share of the browser's single event stream. */
export class LiveWindow {
  readonly #listeners = new Set<(event: BrowserEvent) => void>();
  readonly #missedListeners = new Set<() => void>();
  readonly topics = new WindowTopics();

  /** @returns a function that unsubscribes */
  listen(listener: (event: BrowserEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** @returns a function that unsubscribes */
  listenForMissed(listener: () => void): () => void {
    this.#missedListeners.add(listener);
    return () => void this.#missedListeners.delete(listener);
  }

  /** Keeps the stream open, in this window or another; returns a function that stops it. See `openLiveEvents`. */
  open(onOpen: (missed: boolean) => void, onDead: () => void): () => void {
    const closing = new AbortController();
    const { locks } = navigator as Partial<Navigator>;
    const since = performance.now();
    const open = async () => {
      const { openSharedStream } = await loadSharedStream(closing.signal);
      if (closing.signal.aborted) return;
      let mayHaveMissed = performance.now() - since > lateMs;
      const close = openSharedStream({
        locks,
        topics: this.topics,
        onEvent: (event) => this.#dispatch(event),
        onOpen: (again) => {
          const missed = again || mayHaveMissed;
          mayHaveMissed = false;
          onOpen(missed);
          if (missed) for (const listener of this.#missedListeners) listener();
        },
        onDead,
      });
      closing.signal.addEventListener('abort', close);
    };
    open().catch((error) => !closing.signal.aborted && log.error('the live connection cannot be opened', error));
    return () => closing.abort();
  }

  #dispatch(event: BrowserEvent): void {
    dropEarly();
    for (const listener of this.#listeners) {
      try {
        listener(event);
      } catch (error) {
        log.error('a live event could not be handled', error); // other listeners are still called
      }
    }
  }
}
