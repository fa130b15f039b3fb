import type { BrowserEvent, Topic } from '@plaza/contracts/events';
import { uniqueId } from '../unique-id';
import type { CarriedTopics } from './stream-subscription';
import { channelName, TopicChannels } from './topic-channels';

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

const lifetimeLock = (windowId: string) => `${channelName}.window.${windowId}`;

/**
 * The windows of one browser: one of them at a time does certain work, and forwards its results. Without locks or
 * channels in the browser, each window works alone.
 */
export class OtherWindows {
  readonly #locks: LockManager | undefined = typeof BroadcastChannel === 'undefined' ? undefined : navigator.locks;
  readonly #channel = this.#locks && new BroadcastChannel(channelName);
  readonly #topics = this.#channel && new TopicChannels((topic, event) => this.handlers.onTopicEvent(topic, event));
  readonly #closing = new AbortController();
  #waited = false;
  /** Identifies this window to the others; empty if it works alone. */
  readonly id = this.#locks ? uniqueId() : '';

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
    const held = await this.#locks.request(channelName, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
      return lock !== null;
    });
    if (held || signal.aborted) return;
    this.#waited = true;
    await this.#locks.request(channelName, { signal }, work).catch((error: unknown) => {
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
    this.#topics?.follow(topics);
    this.#post({ follows: { windowId: this.id, topics } });
  }

  /** Forwards an event of a topic to the other windows that subscribe to it. */
  broadcastTopic(topic: Topic, event: BrowserEvent): void {
    if (!this.#closing.signal.aborted) this.#topics?.broadcast(topic, event);
  }

  #post(message: Message): void {
    if (!this.#closing.signal.aborted) this.#channel?.postMessage(message);
  }

  close(): void {
    this.#closing.abort();
    this.#channel?.close();
    this.#topics?.close();
  }
}
