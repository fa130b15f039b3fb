import type { BrowserEvent, Topic } from '@plaza/contracts/events';
import type { CarriedTopics } from './stream-subscription';

/** A message from one window to the others of the same browser. */
type Message =
  | { readonly event: BrowserEvent }
  | { readonly missed: true }
  /** What a window follows from now on. */
  | { readonly follows: { readonly windowId: string; readonly topics: readonly Topic[] } }
  /** Asked by a window that has just taken the stream. */
  | { readonly whoFollows: true }
  | { readonly carried: CarriedTopics };

interface MessageHandlers {
  onEvent(event: BrowserEvent): void;
  onMissed(): void;
  onFollows(windowId: string, topics: readonly Topic[]): void;
  onWhoFollows(): void;
  onCarried(carried: CarriedTopics): void;
  onTopicEvent(topic: Topic, event: BrowserEvent): void;
}

const name = 'plaza.live';
const lifetimeLock = (windowId: string) => `${name}.window.${windowId}`;

/**
 * The windows of one browser: one at a time does some work, and forwards its results. A window is alone where the
 * browser has no locks or channels.
 */
export class OtherWindows {
  readonly #locks: LockManager | undefined = typeof BroadcastChannel === 'undefined' ? undefined : navigator.locks;
  readonly #channel = this.#locks && new BroadcastChannel(name);
  /** Of the topics that this window follows; events of others do not reach it. */
  readonly #topics = new Map<Topic, BroadcastChannel>();
  /** For forwarding events of topics that this window does not follow itself. */
  readonly #senders = new Map<Topic, BroadcastChannel>();
  readonly #closing = new AbortController();
  #waited = false;
  /** Names this window to the others; alone it needs no name. */
  readonly id = this.#locks ? crypto.randomUUID() : '';

  constructor(private readonly handlers: MessageHandlers) {
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#receive(data));
    // Held as long as the window lives, however it ends: whoever waits for the lock notices the end.
    void this.#locks?.request(lifetimeLock(this.id), () => {
      if (this.#closing.signal.aborted) return undefined;
      handlers.onWhoFollows();
      return new Promise((resolve) => this.#closing.signal.addEventListener('abort', resolve));
    });
  }

  #receive(message: Message): void {
    if ('event' in message) this.handlers.onEvent(message.event);
    else if ('missed' in message) this.handlers.onMissed();
    else if ('follows' in message) this.handlers.onFollows(message.follows.windowId, message.follows.topics);
    else if ('whoFollows' in message) this.handlers.onWhoFollows();
    else this.handlers.onCarried(message.carried);
  }

  /** Whether another window did the work before this one: events between the two may have been missed. */
  get tookOver(): boolean {
    return this.#waited;
  }

  /** Does the work while no other window does; waits for its turn otherwise, until `signal` says to give up. */
  async takeTurns(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    if (!this.#locks) return work();
    const held = await this.#locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
      return lock !== null;
    });
    if (held || signal.aborted) return;
    this.#waited = true;
    await this.#locks.request(name, { signal }, work).catch((error: unknown) => {
      if (!signal.aborted) throw error; // stopped while it waited
    });
  }

  /** Calls `handle` once another window is gone, closed or crashed. */
  whenGone(windowId: string, signal: AbortSignal, handle: () => void): void {
    this.#locks?.request(lifetimeLock(windowId), { signal }, handle).catch((error: unknown) => {
      if (!signal.aborted) throw error; // nobody waits any more
    });
  }

  broadcast(event: BrowserEvent): void {
    this.#post({ event });
  }

  broadcastMissed(): void {
    this.#post({ missed: true });
  }

  broadcastCarried(carried: CarriedTopics): void {
    this.#post({ carried });
  }

  askWhoFollows(): void {
    this.#post({ whoFollows: true });
  }

  /** Receives events of these topics only, and announces them to the window that has the stream. */
  follow(topics: readonly Topic[]): void {
    for (const [topic, channel] of this.#topics) {
      if (topics.includes(topic)) continue;
      channel.close();
      this.#topics.delete(topic);
    }
    for (const topic of topics) if (!this.#topics.has(topic)) this.#listenTo(topic);
    this.#post({ follows: { windowId: this.id, topics } });
  }

  /** Forwards an event of a topic to the other windows that follow it. */
  broadcastTopic(topic: Topic, event: BrowserEvent): void {
    if (this.#closing.signal.aborted) return;
    const channel = this.#topics.get(topic) ?? this.#senders.get(topic) ?? new BroadcastChannel(`${name}.${topic}`);
    if (!this.#topics.has(topic)) this.#senders.set(topic, channel);
    channel.postMessage(event);
  }

  #listenTo(topic: Topic): void {
    if (!this.#channel) return;
    this.#senders.get(topic)?.close();
    this.#senders.delete(topic);
    const channel = new BroadcastChannel(`${name}.${topic}`);
    channel.addEventListener('message', ({ data }: MessageEvent<BrowserEvent>) =>
      this.handlers.onTopicEvent(topic, data),
    );
    this.#topics.set(topic, channel);
  }

  #post(message: Message): void {
    if (!this.#closing.signal.aborted) this.#channel?.postMessage(message);
  }

  close(): void {
    this.#closing.abort();
    for (const channel of [this.#channel, ...this.#topics.values(), ...this.#senders.values()]) channel?.close();
  }
}
