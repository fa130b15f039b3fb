import type { BrowserEvent } from '@plaza/contracts/events';
import { dropEarly } from '../http/early-requests';
import { log } from '../log';
import { keepOpen } from './event-stream';
import { OtherWindows } from './other-windows';
import { SharedTopics } from './shared-topics';
import { WindowTopics } from './window-topics';

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
    const stopping = new AbortController();
    const { signal } = stopping;
    const { topics } = this;
    let shared: SharedTopics | undefined; // set while this window has the stream
    const handleOpen = (missed: boolean) => {
      onOpen(missed);
      if (missed) for (const listener of this.#missedListeners) listener();
    };
    const windows = new OtherWindows({
      onEvent: (event) => this.#dispatch(event),
      onMissed: () => handleOpen(true),
      onFollows: (windowId, followed) => shared?.windowFollows(windowId, followed),
      onWhoFollows: () => windows.follow(topics.followed),
      onCarried: (carried) => topics.begin(carried),
      onTopicEvent: (topic, event) => topics.publish(topic, event),
    });
    topics.onChange = () => {
      windows.follow(topics.followed);
      shared?.windowFollows(windows.id, topics.followed);
    };
    const work = async () => {
      const released = new AbortController();
      shared = new SharedTopics(windows, topics, released.signal);
      await this.#keepOpen(windows, shared, signal, handleOpen, onDead);
      released.abort();
      shared = undefined;
    };
    windows.takeTurns(signal, work).catch((error) => log.error('the live connection cannot be shared', error));
    return () => {
      topics.onChange = () => undefined;
      stopping.abort();
      windows.close();
    };
  }

  #keepOpen(
    windows: OtherWindows,
    shared: SharedTopics,
    signal: AbortSignal,
    onOpen: (missed: boolean) => void,
    onDead: () => void,
  ): Promise<void> {
    const { subscription } = shared;
    return keepOpen(signal, {
      path: () => subscription.path,
      onOpen: (stream, again) => {
        const missed = again || windows.tookOver;
        onOpen(missed);
        if (missed) windows.broadcastMissed();
        subscription.opened(stream);
      },
      onEvent: (event) => {
        if (event.topic) return shared.publish(event.topic, event);
        this.#dispatch(event);
        windows.broadcast(event);
      },
      onTopics: (topics) => subscription.acknowledge(topics),
      onClose: () => subscription.closed(),
      onDead,
    });
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
