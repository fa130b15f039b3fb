import type { BrowserEvent, Topic } from '@plaza/contracts/events';
import type { CarriedTopics } from './stream-following';

/** What one window tells the others of the same browser. */
type Message =
  | { readonly event: BrowserEvent }
  | { readonly missed: true }
  /** What a window follows from now on. */
  | { readonly follows: { readonly windowId: string; readonly topics: readonly Topic[] } }
  /** Asked by a window that has just taken the stream. */
  | { readonly whoFollows: true }
  | { readonly carried: CarriedTopics };

interface Hearing {
  onEvent(event: BrowserEvent): void;
  onMissed(): void;
  onFollows(windowId: string, topics: readonly Topic[]): void;
  onWhoFollows(): void;
  onCarried(carried: CarriedTopics): void;
  onTopicEvent(topic: Topic, event: BrowserEvent): void;
}

const name = 'plaza.live';
const lifeOf = (windowId: string) => `${name}.window.${windowId}`;

/** The windows of one browser: they take turns at one work, and pass on what it brings. Alone where they cannot meet. */
export class OtherWindows {
  readonly #locks: LockManager | undefined = typeof BroadcastChannel === 'undefined' ? undefined : navigator.locks;
  readonly #channel = this.#locks && new BroadcastChannel(name);
  /** Of the topics that this window follows; news of others do not reach it. */
  readonly #topics = new Map<Topic, BroadcastChannel>();
  /** For telling news of topics that this window does not follow itself. */
  readonly #told = new Map<Topic, BroadcastChannel>();
  readonly #closing = new AbortController();
  #waited = false;
  /** Names this window to the others; alone it needs no name. */
  readonly id = this.#locks ? crypto.randomUUID() : '';

  constructor(private readonly hearing: Hearing) {
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#hear(data));
    // Held as long as the window lives, however it ends: whoever waits for it hears of the end.
    void this.#locks?.request(lifeOf(this.id), () => {
      if (this.#closing.signal.aborted) return undefined;
      hearing.onWhoFollows();
      return new Promise((resolve) => this.#closing.signal.addEventListener('abort', resolve));
    });
  }

  #hear(message: Message): void {
    if ('event' in message) this.hearing.onEvent(message.event);
    else if ('missed' in message) this.hearing.onMissed();
    else if ('follows' in message) this.hearing.onFollows(message.follows.windowId, message.follows.topics);
    else if ('whoFollows' in message) this.hearing.onWhoFollows();
    else this.hearing.onCarried(message.carried);
  }

  /** Whether another window had the work before this one: what came between the two may have been missed. */
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
    this.#locks?.request(lifeOf(windowId), { signal }, handle).catch((error: unknown) => {
      if (!signal.aborted) throw error; // nobody asks any more
    });
  }

  tell(event: BrowserEvent): void {
    this.#post({ event });
  }

  tellMissed(): void {
    this.#post({ missed: true });
  }

  tellCarried(carried: CarriedTopics): void {
    this.#post({ carried });
  }

  askWhoFollows(): void {
    this.#post({ whoFollows: true });
  }

  /** Hears the news of these topics alone, and lets whoever has the stream know. */
  follow(topics: readonly Topic[]): void {
    for (const [topic, channel] of this.#topics) {
      if (topics.includes(topic)) continue;
      channel.close();
      this.#topics.delete(topic);
    }
    for (const topic of topics) if (!this.#topics.has(topic)) this.#listenTo(topic);
    this.#post({ follows: { windowId: this.id, topics } });
  }

  /** News of a topic, to the other windows that follow it. */
  tellTopic(topic: Topic, event: BrowserEvent): void {
    if (this.#closing.signal.aborted) return;
    const channel = this.#topics.get(topic) ?? this.#told.get(topic) ?? new BroadcastChannel(`${name}.${topic}`);
    if (!this.#topics.has(topic)) this.#told.set(topic, channel);
    channel.postMessage(event);
  }

  #listenTo(topic: Topic): void {
    if (!this.#channel) return;
    this.#told.get(topic)?.close();
    this.#told.delete(topic);
    const channel = new BroadcastChannel(`${name}.${topic}`);
    channel.addEventListener('message', ({ data }: MessageEvent<BrowserEvent>) =>
      this.hearing.onTopicEvent(topic, data),
    );
    this.#topics.set(topic, channel);
  }

  #post(message: Message): void {
    if (!this.#closing.signal.aborted) this.#channel?.postMessage(message);
  }

  close(): void {
    this.#closing.abort();
    for (const channel of [this.#channel, ...this.#topics.values(), ...this.#told.values()]) channel?.close();
  }
}
