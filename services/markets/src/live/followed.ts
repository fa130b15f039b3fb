import { type Topic, topicToldEveryMs } from '@plaza/contracts/events';
import type { Bus } from '@plaza/service-kit/bus/bus';

interface Followed {
  /** Whether somebody follows the topic, by the word of any gateway. */
  isFollowed(): boolean;
  stop(): void;
}

/** Listens whether a topic is followed; without a word for a while nobody does. */
export function followed(topic: Topic, bus: Bus): Followed {
  let toldAt = Number.NEGATIVE_INFINITY;
  const stop = bus.subscribe('topic.followed', ({ payload: { topics } }) => {
    if (topics.includes(topic)) toldAt = performance.now();
  });
  return { isFollowed: () => performance.now() - toldAt < 3 * topicToldEveryMs, stop };
}
