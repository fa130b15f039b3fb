import type { EventPayload, EventType, Topic } from '@plaza/contracts/events';
import { LiveWindow } from './live-window';
import type { TopicFollower } from './window-topics';

const thisWindow = new LiveWindow();

/** Subscribes to one type of live event; returns a function that unsubscribes. */
export function onLiveEvent<Type extends EventType>(
  type: Type,
  handle: (payload: EventPayload<Type>) => void,
): () => void {
  return thisWindow.listen((event) => {
    if (event.type === type) handle(event.payload as EventPayload<Type>);
  });
}

/**
 * Calls `handle` whenever events may have been missed, so that their data has to be fetched. Returns a function that
 * unsubscribes.
 */
export function onMissedEvents(handle: () => void): () => void {
  return thisWindow.listenForMissed(() => handle());
}

/** Subscribes this window to the events of a topic; returns a function that unsubscribes. */
export function followTopic(topic: Topic, follower: TopicFollower): () => void {
  return thisWindow.topics.follow(topic, follower);
}

/**
 * Keeps this browser's single stream of live events open until stopped. As browsers limit the connections per host,
 * only one of several windows opens the stream and forwards its events, those of a topic only to windows that subscribe
 * to it; when that window closes, another one takes over.
 * @param onOpen called whenever the stream opens; `missed`: events may have been missed before, so their data has to be
 * fetched
 * @param onDead called when the session is rejected and cannot be renewed
 */
export function openLiveEvents(onOpen: (missed: boolean) => void, onDead: () => void = () => undefined): () => void {
  return thisWindow.open(onOpen, onDead);
}
