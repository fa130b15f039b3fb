import type { BrowserEvent, Topic } from '@plaza/contracts/events';
import type { CarriedTopics } from './stream-subscription';

/** A subscriber of this window to a topic. */
export interface TopicFollower {
  onEvent(event: BrowserEvent): void;
  /** From now on every event is received; earlier ones may have been missed. Called again after every interruption. */
  onBegin(): void;
}

/** The topics of one window, with their subscribers. */
export class WindowTopics {
  readonly #followers = new Map<Topic, Set<TopicFollower>>();
  /** Topic → the mark under which its events are received. */
  readonly #begun = new Map<Topic, string>();
  /** Called whenever the topics of the window change. */
  onChange: () => void = () => undefined;

  get followed(): Topic[] {
    return [...this.#followers.keys()];
  }

  /** @returns a function that unsubscribes */
  follow(topic: Topic, follower: TopicFollower): () => void {
    const others = this.#followers.get(topic);
    if (others) others.add(follower);
    else this.#followers.set(topic, new Set([follower]));
    if (!others) this.onChange();
    else if (this.#begun.has(topic)) follower.onBegin();
    return () => this.#unfollow(topic, follower);
  }

  #unfollow(topic: Topic, follower: TopicFollower): void {
    const followers = this.#followers.get(topic);
    followers?.delete(follower);
    if (followers?.size !== 0) return;
    this.#followers.delete(topic);
    this.#begun.delete(topic);
    this.onChange();
  }

  /** Records which topics the stream carries now. */
  begin(carried: CarriedTopics): void {
    for (const [topic, followers] of this.#followers) {
      const mark = carried[topic];
      if (mark === undefined || mark === this.#begun.get(topic)) continue;
      this.#begun.set(topic, mark);
      for (const follower of followers) follower.onBegin();
    }
  }

  publish(topic: Topic, event: BrowserEvent): void {
    for (const follower of this.#followers.get(topic) ?? []) follower.onEvent(event);
  }
}
