import type { BrowserEvent, Topic } from '@plaza/contracts/events';
import type { CarriedTopics } from './stream-subscription';

/** A message from one window to the others of the same browser. */
type Message =
  | { readonly event: BrowserEvent }
  | { readonly missed: true }
  /** The new topics of a window. */
  | { readonly follows: { readonly windowId: string; readonly topics: readonly Topic[] } }
  /** Sent by a window that has just opened the stream. */
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
 * The windows of one browser: one of them at a time does certain work, and forwards its results. Without locks or
 * channels in the browser, each window works alone.
 */
export class OtherWindows {
  readonly #locks: LockManager | undefined = typeof BroadcastChannel === 'undefined' ? undefined : navigator.locks;
  readonly #channel = this.#locks && new BroadcastChannel(name);
  /** For the topics that this window subscribes to; it receives no events of others. */
  readonly #topics = new Map<Topic, BroadcastChannel>();
  /** For forwarding events of topics that this window does not subscribe to itself. */
  readonly #senders = new Map<Topic, BroadcastChannel>();
  readonly #closing = new AbortController();
  #waited = false;
  /** Identifies this window to the others; empty if it works alone. */
  readonly id = this.#locks ? crypto.randomUUID() : '';

  constructor(private readonly handlers: MessageHandlers) {
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#receive(data));
    // Locked for the lifetime of the window, however it ends, so that windows waiting for the lock notice the end.
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

  /** Whether another window did the work before this one, so that events in between may have been missed. */
  get tookOver(): boolean {
    return this.#waited;
  }

  /** Does the work while no other window does; otherwise waits for its turn, until `signal` is aborted. */
  async takeTurns(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    if (!this.#locks) return work();
    const held = await this.#locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
      return lock !== null;
    });
    if (held || signal.aborted) return;
    this.#waited = true;
    await this.#locks.request(name, { signal }, work).catch((error: unknown) => {
      if (!signal.aborted) throw error; // aborted while it waited
    });
  }

  /** Calls `handle` once another window has closed or crashed. */
  whenGone(windowId: string, signal: AbortSignal, handle: () => void): void {
    this.#locks?.request(lifetimeLock(windowId), { signal }, handle).catch((error: unknown) => {
      if (!signal.aborted) throw error; // aborted, so nobody waits any more
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

  /** Receives events of these topics only, and tells the window with the stream about them. */
  follow(topics: readonly Topic[]): void {
    for (const [topic, channel] of this.#topics) {
      if (topics.includes(topic)) continue;
      channel.close();
      this.#topics.delete(topic);
    }
    for (const topic of topics) if (!this.#topics.has(topic)) this.#listenTo(topic);
    this.#post({ follows: { windowId: this.id, topics } });
  }

  /** Forwards an event of a topic to the other windows that subscribe to it. */
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
