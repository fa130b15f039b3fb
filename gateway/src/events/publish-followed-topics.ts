import { type Topic, topicReportIntervalMs } from '@plaza/contracts/events';
import { type Bus, createEvent } from '@plaza/service-kit/bus/bus';
import type { Log } from '@plaza/service-kit/logging/log';
import type { Streams } from './streams';

/** Short, as a stream that starts to follow a topic waits for its first event. */
const checkEveryMs = 500;

/**
 * Publishes the topics followed at this gateway: soon after a new one is added, and regularly. @returns a function to
 * stop it
 */
export function publishFollowedTopics(streams: Streams, bus: Bus, log: Log): () => void {
  let published: readonly Topic[] = [];
  let publishedAt = Number.NEGATIVE_INFINITY;
  const timer = setInterval(() => {
    const { topics } = streams;
    const isNew = topics.some((topic) => !published.includes(topic));
    published = topics;
    if (topics.length === 0 || (!isNew && performance.now() - publishedAt < topicReportIntervalMs)) return;
    publishedAt = performance.now();
    bus
      .publish(createEvent('topic.followed', { topics }))
      .catch((error) => log.warn({ err: error }, 'the followed topics could not be published'));
  }, checkEveryMs);
  return () => clearInterval(timer);
}
