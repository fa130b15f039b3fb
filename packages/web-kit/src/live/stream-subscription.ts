import { eventsPath, streamTopicsPath } from '@plaza/contracts/event-stream';
import type { StreamTopics, Topic } from '@plaza/contracts/events';
import { send } from '../api/send';
import { log } from '../log';
import type { OpenStream } from './event-stream';
import { sleep } from './sleep';

/**
 * Topic → a mark, for all topics whose events are being received. The mark changes whenever reception is interrupted: a
 * window with another mark, or none, may have missed events.
 */
export type CarriedTopics = Readonly<Partial<Record<Topic, string>>>;

/** Changes within this time, as when one window replaces another, are sent in one request. */
const batchMs = 100;
/** How long the stream may take to acknowledge a request, which may have to reach another gateway. */
const confirmMs = 5000;
const firstPauseMs = 1000;
const maxPauseMs = 10_000;

/** Synchronizes the topics of the stream with the requested ones, while the stream is open. */
export class StreamSubscription {
  #requested: readonly Topic[] = [];
  #acknowledged: StreamTopics = { wanted: [], followed: [] };
  #carried: CarriedTopics = {};
  #stream: OpenStream | undefined;
  #synchronizing: OpenStream | undefined;
  #begun = 0;
  #onAcknowledged: () => void = () => undefined;

  /** @param onCarried called whenever the carried topics change */
  constructor(private readonly onCarried: (carried: CarriedTopics) => void) {}

  get carried(): CarriedTopics {
    return this.#carried;
  }

  /** The path of a stream that starts with the requested topics. */
  get path(): string {
    return this.#requested.length > 0 ? `${eventsPath}?topics=${this.#requested.join(',')}` : eventsPath;
  }

  request(topics: readonly Topic[]): void {
    this.#requested = topics;
    void this.#synchronize();
  }

  opened(stream: OpenStream): void {
    this.#stream = stream;
    this.#acknowledged = { wanted: [], followed: [] };
    void this.#synchronize();
  }

  closed(): void {
    this.#stream = undefined;
    this.#carry([]);
  }

  acknowledge(topics: StreamTopics): void {
    this.#acknowledged = topics;
    this.#carry(topics.followed);
    this.#onAcknowledged();
  }

  #carry(followed: readonly Topic[]): void {
    const marks = followed.map((topic) => [topic, this.#carried[topic] ?? this.#newMark()] as const);
    this.#carried = Object.fromEntries(marks);
    this.onCarried(this.#carried);
  }

  #newMark(): string {
    this.#begun += 1;
    return `${this.#stream?.id} ${this.#begun}`;
  }

  get #isSynchronized(): boolean {
    const { wanted } = this.#acknowledged;
    return wanted.length === this.#requested.length && this.#requested.every((topic) => wanted.includes(topic));
  }

  /** Repeats the request until the stream has acknowledged it; a stream that does not acknowledge it is reopened. */
  async #synchronize(): Promise<void> {
    const stream = this.#stream;
    if (!stream?.id || this.#synchronizing === stream) return;
    this.#synchronizing = stream;
    await sleep(batchMs, stream.closed);
    let pause = firstPauseMs;
    while (!this.#isSynchronized && !stream.closed.aborted) {
      const topics = this.#requested;
      const sent = await send({ url: streamTopicsPath(stream.id), method: 'PUT', body: { topics } });
      if ('error' in sent) {
        log.warn('the followed topics could not be changed; trying again', sent.error);
        await sleep(pause, stream.closed);
        pause = Math.min(pause * 2, maxPauseMs);
      } else if (!(await this.#acknowledges(topics, stream))) {
        stream.end();
        return;
      }
    }
    if (this.#synchronizing === stream) this.#synchronizing = undefined;
  }

  /** Whether the stream acknowledges these topics in time. */
  async #acknowledges(topics: readonly Topic[], { closed }: OpenStream): Promise<boolean> {
    const until = Date.now() + confirmMs;
    const isAcknowledged = () => String(this.#acknowledged.wanted) === String(topics);
    while (!isAcknowledged() && Date.now() < until && !closed.aborted) {
      const acknowledged = new Promise<void>((resolve) => {
        this.#onAcknowledged = resolve;
      });
      await Promise.race([acknowledged, sleep(until - Date.now(), closed)]);
    }
    return isAcknowledged();
  }
}
