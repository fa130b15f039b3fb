import type { BrowserEvent, Topic } from '@plaza/contracts/events';

/** The name of the windows' common channel, and the prefix of the names of others. */
export const channelName = 'plaza.live';

/** Forwards events of topics between the windows of one browser, with a channel for each topic. */
export class TopicChannels {
  /** For the topics that this window subscribes to; it receives no events of others. */
  readonly #followed = new Map<Topic, BroadcastChannel>();
  /** For forwarding events of topics that this window does not subscribe to itself. */
  readonly #senders = new Map<Topic, BroadcastChannel>();

  constructor(private readonly onEvent: (topic: Topic, event: BrowserEvent) => void) {}

  /** Receives events of these topics only. */
  follow(topics: readonly Topic[]): void {
    for (const [topic, channel] of this.#followed) {
      if (topics.includes(topic)) continue;
      channel.close();
      this.#followed.delete(topic);
    }
    for (const topic of topics) if (!this.#followed.has(topic)) this.#listenTo(topic);
  }

  /** Forwards an event of a topic to the other windows that subscribe to it. */
  broadcast(topic: Topic, event: BrowserEvent): void {
    const channel = this.#followed.get(topic) ?? this.#senders.get(topic) ?? openChannel(topic);
    if (!this.#followed.has(topic)) this.#senders.set(topic, channel);
    channel.postMessage(event);
  }

  #listenTo(topic: Topic): void {
    this.#senders.get(topic)?.close();
    this.#senders.delete(topic);
    const channel = openChannel(topic);
    channel.addEventListener('message', ({ data }: MessageEvent<BrowserEvent>) => this.onEvent(topic, data));
    this.#followed.set(topic, channel);
  }

  close(): void {
    for (const channel of [...this.#followed.values(), ...this.#senders.values()]) channel.close();
  }
}

const openChannel = (topic: Topic) => new BroadcastChannel(`${channelName}.${topic}`);
