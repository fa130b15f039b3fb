import type { BrowserEvent, Topic } from '@plaza/contracts/events';
import { log } from '../log';
import { keepOpen } from './event-stream';
import { OtherWindows } from './other-windows';
import { SharedTopics } from './shared-topics';
import type { CarriedTopics } from './stream-subscription';
import type { WindowTopics } from './window-topics';

/** The window that the stream is opened for. */
interface StreamOwner {
  readonly locks: LockManager | undefined;
  readonly topics: WindowTopics;
  onEvent(event: BrowserEvent): void;
  /** `missed`: events may have been missed before. */
  onOpen(missed: boolean): void;
  onDead(): void;
}

/** Keeps the stream open, in this window or another; returns a function that stops it. See `openLiveEvents`. */
export function openSharedStream({ locks, topics, onEvent, onOpen, onDead }: StreamOwner): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let shared: SharedTopics | undefined; // set while this window has the stream
  const handlers = {
    onEvent,
    onMissed: () => onOpen(true),
    onFollows: (windowId: string, followed: readonly Topic[]) => shared?.windowFollows(windowId, followed),
    onWhoFollows: () => windows.follow(topics.followed),
    onCarried: (carried: CarriedTopics) => topics.begin(carried),
    onTopicEvent: (topic: Topic, event: BrowserEvent) => topics.publish(topic, event),
  };
  const windows = new OtherWindows(handlers, locks);
  topics.onChange = () => {
    windows.follow(topics.followed);
    shared?.windowFollows(windows.id, topics.followed);
  };
  const work = async () => {
    const released = new AbortController();
    shared = new SharedTopics(windows, topics, released.signal);
    await keepSharedOpen(windows, shared, signal, { onEvent, onOpen, onDead });
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

function keepSharedOpen(
  windows: OtherWindows,
  shared: SharedTopics,
  signal: AbortSignal,
  { onEvent, onOpen, onDead }: Omit<StreamOwner, 'topics' | 'locks'>,
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
      onEvent(event);
      windows.broadcast(event);
    },
    onTopics: (topics) => subscription.acknowledge(topics),
    onClose: () => subscription.closed(),
    onDead,
  });
}
