import type { EventPayload, EventType, Topic } from '@plaza/contracts/events';
import { useEffect, useEffectEvent } from 'react';
import { log } from '../log';
import { eventsPath, keepOpen } from './live-events';

/** What to do with each type of event that a topic brings. */
export type TopicHandlers = { readonly [Type in EventType]?: (payload: EventPayload<Type>) => void };

/**
 * Follows a topic by a stream of its own, while the component is on the page and somebody can see the page.
 * @param onMissed called when the stream is open again after a while without: what it tells of has to be asked for
 */
export function useLiveTopic(topic: Topic, handlers: TopicHandlers, onMissed: () => void): void {
  const handle = useEffectEvent((type: EventType, payload: unknown) => {
    const handler = handlers[type] as ((given: unknown) => void) | undefined;
    handler?.(payload);
  });
  const tellMissed = useEffectEvent(onMissed);

  useEffect(() => {
    let stopping: AbortController | undefined;
    let before = false;

    function follow() {
      const isSeen = document.visibilityState === 'visible';
      if (!isSeen) stopping?.abort();
      if (!isSeen || (stopping && !stopping.signal.aborted)) return;
      stopping = new AbortController();
      const path = `${eventsPath}?topic=${encodeURIComponent(topic)}`;
      const watcher = { onOpen, onEvent, onDead: () => undefined };
      keepOpen(path, stopping.signal, watcher).catch((error) => log.error(`${topic} cannot be followed`, error));
    }
    function onOpen() {
      if (before) tellMissed();
      before = true;
    }
    function onEvent({ type, payload }: { type: EventType; payload: unknown }) {
      handle(type, payload);
    }

    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stopping?.abort();
    };
  }, [topic]);
}
