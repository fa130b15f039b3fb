import type { BrowserEvent, Topic } from '@plaza/contracts/events';
import type { OtherWindows } from './other-windows';
import { StreamFollowing } from './stream-following';
import type { WindowTopics } from './window-topics';

/** What all windows of a browser follow together; kept by the one that has the stream, for as long as it has it. */
export class SharedTopics {
  readonly #byWindow = new Map<string, readonly Topic[]>();
  readonly following: StreamFollowing;

  /** @param signal aborted when this window gives the stream away */
  constructor(
    private readonly windows: OtherWindows,
    private readonly own: WindowTopics,
    private readonly signal: AbortSignal,
  ) {
    this.following = new StreamFollowing(() => this.#tellCarried());
    this.windowFollows(windows.id, own.followed);
    windows.askWhoFollows();
  }

  /** Takes note of what a window follows, until it says otherwise or is gone. */
  windowFollows(windowId: string, topics: readonly Topic[]): void {
    const isKnown = this.#byWindow.has(windowId) || windowId === this.windows.id;
    this.#byWindow.set(windowId, topics);
    if (!isKnown) this.windows.whenGone(windowId, this.signal, () => this.#forget(windowId));
    this.#want();
    this.#tellCarried();
  }

  /** News of a topic, to the windows that follow it. */
  tell(topic: Topic, event: BrowserEvent): void {
    this.own.tell(topic, event);
    const others = [...this.#byWindow].filter(([windowId]) => windowId !== this.windows.id);
    if (others.some(([, topics]) => topics.includes(topic))) this.windows.tellTopic(topic, event);
  }

  #forget(windowId: string): void {
    this.#byWindow.delete(windowId);
    this.#want();
  }

  #want(): void {
    this.following.want([...new Set([...this.#byWindow.values()].flat())]);
  }

  #tellCarried(): void {
    this.windows.tellCarried(this.following.carried);
    this.own.begin(this.following.carried);
  }
}
