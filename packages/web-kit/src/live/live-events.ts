import type { EventPayload, EventType, Topic } from '@plaza/contracts/events';
import { LiveWindow } from './live-window';
import type { TopicFollower } from './window-topics';

const thisWindow = new LiveWindow();

/** Listens to one type of live event; returns how to stop. */
export function onLiveEvent<Type extends EventType>(
  type: Type,
  handle: (payload: EventPayload<Type>) => void,
): () => void {
  return thisWindow.listen((event) => {
    if (event.type === type) handle(event.payload as EventPayload<Type>);
  });
}

/** Calls `handle` whenever events may have been missed: what they report has to be fetched. Returns how to stop. */
export function onMissedEvents(handle: () => void): () => void {
  return thisWindow.listenForMissed(() => handle());
}

/** Has the events of a topic arrive in this window as well; returns how to stop. */
export function followTopic(topic: Topic, follower: TopicFollower): () => void {
  return thisWindow.topics.follow(topic, follower);
}

/**
 * Keeps this browser's one stream of live events open until stopped. Browsers have few connections to a host, so of
 * several windows one holds the stream and forwards its events, those of a topic to the windows that follow it; when it
 * closes, another takes over.
 * @param onOpen called at each opening; `missed`: events may have been missed before it, so what they report has to be
 *   fetched
 * @param onDead called when the session is rejected and cannot be renewed
 */
export function openLiveEvents(onOpen: (missed: boolean) => void, onDead: () => void = () => undefined): () => void {
  return thisWindow.open(onOpen, onDead);
}
