import type { EventPayload, EventType, Topic } from '@plaza/contracts/events';
import { useEffect, useEffectEvent } from 'react';
import { followTopic } from './live-events';

/** What to do with each type of event that a topic brings. */
export type TopicHandlers = { readonly [Type in EventType]?: (payload: EventPayload<Type>) => void };

/**
 * Follows a topic while the component is on the page and somebody can see the page. The news come by the one stream that
 * all windows share.
 * @param onMissed called when the news come again after a while without: what they tell of has to be asked for
 */
export function useLiveTopic(topic: Topic, handlers: TopicHandlers, onMissed: () => void): void {
  const handle = useEffectEvent((type: EventType, payload: unknown) => {
    const handler = handlers[type] as ((given: unknown) => void) | undefined;
    handler?.(payload);
  });
  const tellMissed = useEffectEvent(onMissed);

  useEffect(() => {
    const isSeen = () => document.visibilityState === 'visible';
    let stop: (() => void) | undefined;
    // A page that opens unseen has shown things for a while when it is seen first.
    let mayHaveMissed = !isSeen();
    const follower = {
      onEvent: ({ type, payload }: { type: EventType; payload: unknown }) => handle(type, payload),
      onBegin() {
        if (mayHaveMissed) tellMissed();
        mayHaveMissed = true;
      },
    };

    function look() {
      if (isSeen()) {
        stop ??= followTopic(topic, follower);
      } else {
        stop?.();
        stop = undefined;
      }
    }

    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop?.();
    };
  }, [topic]);
}
