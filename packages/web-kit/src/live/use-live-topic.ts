import type { EventPayload, EventType, Topic } from '@plaza/contracts/events';
import { useEffect, useEffectEvent } from 'react';
import { followTopic } from './live-events';

/** A handler for each type of event of a topic. */
export type TopicHandlers = { readonly [Type in EventType]?: (payload: EventPayload<Type>) => void };

/**
 * Subscribes to a topic while the component is mounted and the page is visible. Its events arrive on the single stream
 * that all windows share.
 * @param onMissed called when events arrive again after an interruption: missed data has to be fetched
 */
export function useLiveTopic(topic: Topic, handlers: TopicHandlers, onMissed: () => void): void {
  const handle = useEffectEvent((type: EventType, payload: unknown) => {
    const handler = handlers[type] as ((payload: unknown) => void) | undefined;
    handler?.(payload);
  });
  const handleMissed = useEffectEvent(onMissed);

  useEffect(() => {
    const isSeen = () => document.visibilityState === 'visible';
    let stop: (() => void) | undefined;
    // A page that was opened in the background has shown its data for a while when it becomes visible.
    let mayHaveMissed = !isSeen();
    const follower = {
      onEvent: ({ type, payload }: { type: EventType; payload: unknown }) => handle(type, payload),
      onBegin() {
        if (mayHaveMissed) handleMissed();
        mayHaveMissed = true;
      },
    };

    function update() {
      if (isSeen()) {
        stop ??= followTopic(topic, follower);
      } else {
        stop?.();
        stop = undefined;
      }
    }

    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      stop?.();
    };
  }, [topic]);
}
