import { type Topic, topicReportIntervalMs } from '@plaza/contracts/events';
import type { Bus } from '@plaza/service-kit/bus/bus';

interface TopicFollowers {
  /** Whether any gateway has published that the topic is followed. */
  isFollowed(): boolean;
  stop(): void;
}

/** Tracks whether a topic is followed; it no longer is when no gateway has published so for a while. */
export function trackFollowers(topic: Topic, bus: Bus): TopicFollowers {
  let publishedAt = Number.NEGATIVE_INFINITY;
  const stop = bus.subscribe('topic.followed', ({ payload: { topics } }) => {
    if (topics.includes(topic)) publishedAt = performance.now();
  });
  return { isFollowed: () => performance.now() - publishedAt < 3 * topicReportIntervalMs, stop };
}
