import type { EventPayload, EventType, Topic } from '@plaza/contracts/events';
import { useEffect, useEffectEvent } from 'react';
import { followTopic } from './live-events';

/** What to do with each type of event that a topic brings. */
export type TopicHandlers = { readonly [Type in EventType]?: (payload: EventPayload<Type>) => void };

/**
 * Follows a topic while the component is on the page and somebody can see the page. Its events arrive by the one stream
 * that all windows share.
 * @param onMissed called when events arrive again after an interruption: what was missed has to be fetched
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
    // A page that opens unseen has shown things for a while when it is seen first.
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
