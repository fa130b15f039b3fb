import { type Topic, topicToldEveryMs } from '@plaza/contracts/events';
import { type Bus, createEvent } from '@plaza/service-kit/bus/bus';
import type { Log } from '@plaza/service-kit/log';
import type { Streams } from './streams';

/** Looks often whether somebody began to follow a topic, as they wait for its news. */
const lookEveryMs = 500;

/** Tells on the bus which topics are followed here: soon after one is, and again and again. @returns how to stop */
export function tellFollowed(streams: Streams, bus: Bus, log: Log): () => void {
  let told: readonly Topic[] = [];
  let toldAt = 0;
  const timer = setInterval(() => {
    const { topics } = streams;
    const isNew = topics.some((topic) => !told.includes(topic));
    told = topics;
    if (topics.length === 0 || (!isNew && Date.now() - toldAt < topicToldEveryMs)) return;
    toldAt = Date.now();
    bus
      .publish(createEvent('topic.followed', { topics }))
      .catch((error) => log.warn({ err: error }, 'which topics are followed could not be told'));
  }, lookEveryMs);
  return () => clearInterval(timer);
}
