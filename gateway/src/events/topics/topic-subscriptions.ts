import { type EventPayload, type Topic, topicScopes } from '@plaza/contracts/events';
import { tabsThatOpen } from '@plaza/contracts/permission-graph';
import { type Bus, createEvent } from '@plaza/service-kit/bus/bus';
import { tabsOfCaller } from '@plaza/service-kit/guards/permissions';
import type { Log } from '@plaza/service-kit/logging/log';
import type { Trust } from '@plaza/service-kit/trust/trust';
import { publishOrLog } from '../publish-or-log';
import type { Stream, Streams } from '../streams';

/** To which topics a stream should subscribe, and who requests it. */
export type TopicsRequest = EventPayload<'stream.topics.wanted'>;

export interface TopicSubscriptions {
  /**
   * Subscribes a stream of the caller to the topics that the caller's tabs permit, whichever gateway has the stream.
   */
  request(topics: TopicsRequest): Promise<void>;
  stop(): void;
}

const retryMs = 5000;

/**
 * Subscribes streams to topics. When permissions change it checks each topic again, so that only forbidden topics end
 * and not the stream.
 */
export function createTopicSubscriptions(streams: Streams, bus: Bus, trust: Trust, log: Log): TopicSubscriptions {
  const retries = new Set<NodeJS.Timeout>();

  async function authorize(stream: Stream, wanted: readonly Topic[]): Promise<void> {
    // Subscribed topics that are still wanted continue while permissions are fetched.
    const followed = stream.topics.followed.filter((topic) => wanted.includes(topic));
    const topics = { wanted, followed };
    stream.topics = { ...stream.topics, wanted };
    try {
      const tabs = await tabsOfCaller(stream.caller, trust);
      topics.followed = wanted.filter((topic) => tabsThatOpen(topicScopes[topic]).some((tab) => tabs.has(tab)));
    } catch (error) {
      log.warn({ err: error }, 'the permissions for topics could not be fetched; trying again');
      retryLater(stream, wanted);
    }
    if (stream.topics.wanted === wanted) streams.subscribe(stream, topics); // otherwise a newer request came
  }

  function retryLater(stream: Stream, wanted: readonly Topic[]): void {
    const timer = setTimeout(() => {
      retries.delete(timer);
      if (streams.find(stream.id) && stream.topics.wanted === wanted) void authorize(stream, wanted);
    }, retryMs);
    retries.add(timer);
  }

  /** @returns whether this gateway has the stream */
  async function requestHere({ streamId, callerId, sessionId, topics }: TopicsRequest): Promise<boolean> {
    const stream = streams.find(streamId);
    if (!stream) return false;
    const isOwn = stream.caller.id === callerId && stream.caller.sessionId === sessionId;
    if (isOwn) await authorize(stream, [...new Set(topics)]);
    return true;
  }

  const unsubscribes = [
    bus.subscribe('stream.topics.wanted', async ({ payload }) => void (await requestHere(payload))),
    bus.subscribe('permissions.changed', ({ payload: { roles } }) => {
      for (const stream of streams.withRequestedTopics(roles)) void authorize(stream, stream.topics.wanted.slice());
    }),
  ];

  return {
    async request(topics) {
      if (await requestHere(topics)) return;
      const event = createEvent('stream.topics.wanted', topics);
      await publishOrLog({ bus, log }, event, 'a request for topics could not be published to other gateways');
    },
    stop() {
      for (const unsubscribe of unsubscribes) unsubscribe();
      for (const timer of retries) clearTimeout(timer);
    },
  };
}
