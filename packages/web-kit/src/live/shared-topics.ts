import type { BrowserEvent, Topic } from '@plaza/contracts/events';
import type { OtherWindows } from './other-windows';
import { StreamSubscription } from './stream-subscription';
import type { WindowTopics } from './window-topics';

/** The topics of all windows of a browser; maintained by the window that has the stream, while it has it. */
export class SharedTopics {
  readonly #byWindow = new Map<string, readonly Topic[]>();
  readonly subscription: StreamSubscription;

  /** @param signal aborted when this window gives up the stream */
  constructor(
    private readonly windows: OtherWindows,
    private readonly own: WindowTopics,
    private readonly signal: AbortSignal,
  ) {
    this.subscription = new StreamSubscription(() => this.#publishCarried());
    this.windowFollows(windows.id, own.followed);
    windows.askWhoFollows();
  }

  /** Records the topics of a window, until they change or the window closes. */
  windowFollows(windowId: string, topics: readonly Topic[]): void {
    const isKnown = this.#byWindow.has(windowId) || windowId === this.windows.id;
    this.#byWindow.set(windowId, topics);
    if (!isKnown) this.windows.whenGone(windowId, this.signal, () => this.#forget(windowId));
    this.#requestTopics();
    this.#publishCarried();
  }

  /** Delivers an event of a topic to the windows that subscribe to it. */
  publish(topic: Topic, event: BrowserEvent): void {
    this.own.publish(topic, event);
    const others = [...this.#byWindow].filter(([windowId]) => windowId !== this.windows.id);
    if (others.some(([, topics]) => topics.includes(topic))) this.windows.broadcastTopic(topic, event);
  }

  #forget(windowId: string): void {
    this.#byWindow.delete(windowId);
    this.#requestTopics();
  }

  #requestTopics(): void {
    this.subscription.request([...new Set([...this.#byWindow.values()].flat())]);
  }

  #publishCarried(): void {
    this.windows.broadcastCarried(this.subscription.carried);
    this.own.begin(this.subscription.carried);
  }
}
