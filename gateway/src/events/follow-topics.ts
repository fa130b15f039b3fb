import { type EventPayload, type Topic, topicScopes } from '@plaza/contracts/events';
import { tabsThatOpen } from '@plaza/contracts/permission-graph';
import { type Bus, createEvent } from '@plaza/service-kit/bus/bus';
import { tabsOfCaller } from '@plaza/service-kit/caller';
import type { Log } from '@plaza/service-kit/log';
import type { Trust } from '@plaza/service-kit/trust/trust';
import type { Stream, Streams } from './streams';

/** Which stream is to follow what, and who asks for it. */
export type TopicsWish = EventPayload<'stream.topics.wanted'>;

export interface TopicFollowing {
  /** Has a stream of the caller follow topics, as far as their tabs open these, whichever gateway holds the stream. */
  want(wish: TopicsWish): Promise<void>;
  stop(): void;
}

const retryMs = 5000;

/** Lets streams follow topics; looks again at who may when permissions change, so that only the topic ends. */
export function followTopics(streams: Streams, bus: Bus, trust: Trust, log: Log): TopicFollowing {
  const retries = new Set<NodeJS.Timeout>();

  async function judge(stream: Stream, wanted: readonly Topic[]): Promise<void> {
    // What was wanted before and may still be followed goes on while this is looked at.
    const followed = stream.topics.followed.filter((topic) => wanted.includes(topic));
    const asked = { wanted, followed };
    stream.topics = { ...stream.topics, wanted };
    try {
      const tabs = await tabsOfCaller(stream.caller, trust);
      asked.followed = wanted.filter((topic) => tabsThatOpen(topicScopes[topic]).some((tab) => tabs.has(tab)));
    } catch (error) {
      log.warn({ err: error }, 'who may follow a topic could not be asked; asking again');
      judgeLater(stream, wanted);
    }
    if (stream.topics.wanted === wanted) streams.follow(stream, asked); // else another wish came meanwhile
  }

  function judgeLater(stream: Stream, wanted: readonly Topic[]): void {
    const timer = setTimeout(() => {
      retries.delete(timer);
      if (streams.find(stream.id) && stream.topics.wanted === wanted) void judge(stream, wanted);
    }, retryMs);
    retries.add(timer);
  }

  /** @returns whether the stream is held here */
  async function wantHere({ streamId, callerId, sessionId, topics }: TopicsWish): Promise<boolean> {
    const stream = streams.find(streamId);
    if (!stream) return false;
    const isTheirs = stream.caller.id === callerId && stream.caller.sessionId === sessionId;
    if (isTheirs) await judge(stream, [...new Set(topics)]);
    return true;
  }

  const stopHearing = [
    bus.subscribe('stream.topics.wanted', async ({ payload }) => void (await wantHere(payload))),
    bus.subscribe('permissions.changed', ({ payload: { roles } }) => {
      for (const stream of streams.askedToFollow(roles)) void judge(stream, stream.topics.wanted.slice());
    }),
  ];

  return {
    async want(wish) {
      if (await wantHere(wish)) return;
      await bus
        .publish(createEvent('stream.topics.wanted', wish))
        .catch((error) => log.warn({ err: error }, 'other gateways could not be told what a stream is to follow'));
    },
    stop() {
      for (const stop of stopHearing) stop();
      for (const timer of retries) clearTimeout(timer);
    },
  };
}
