import { type Topic, topicReportIntervalMs } from '@plaza/contracts/events';
import { type Bus, createEvent } from '@plaza/service-kit/bus/bus';
import type { Log } from '@plaza/service-kit/logging/log';
import { publishOrLog } from '../publish-or-log';
import type { Streams } from '../streams';

/** Short, as a stream that subscribes to a topic waits for its first event. */
const checkEveryMs = 500;

/**
 * Publishes the topics to which streams of this gateway are subscribed: soon after a new one is added, and regularly.
 * @returns a function to stop it
 */
export function publishSubscribedTopics(streams: Streams, bus: Bus, log: Log): () => void {
  let published: readonly Topic[] = [];
  let publishedAt = Number.NEGATIVE_INFINITY;
  const timer = setInterval(() => {
    const { topics } = streams;
    const isNew = topics.some((topic) => !published.includes(topic));
    published = topics;
    if (topics.length === 0 || (!isNew && performance.now() - publishedAt < topicReportIntervalMs)) return;
    publishedAt = performance.now();
    const event = createEvent('topic.followed', { topics });
    void publishOrLog({ bus, log }, event, 'the followed topics could not be published');
  }, checkEveryMs);
  return () => clearInterval(timer);
}
