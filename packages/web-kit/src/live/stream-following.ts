import { eventsPath, streamTopicsPath } from '@plaza/contracts/event-stream';
import type { StreamTopics, Topic } from '@plaza/contracts/events';
import { send } from '../api/send';
import { log } from '../log';
import type { OpenStream } from './event-stream';
import { sleep } from './sleep';

/**
 * The topics whose news come just now, each with a mark that is another whenever they begin to come anew: what a window
 * heard under another mark, or none, is not all that happened.
 */
export type CarriedTopics = Readonly<Partial<Record<Topic, string>>>;

/** Wishes that come together, as when one window takes the place of another, are one. */
const settleMs = 100;
/** So long the stream may take to tell that it follows what it was asked to; another gateway may hold it. */
const confirmMs = 5000;
const firstPauseMs = 1000;
const longestPauseMs = 10_000;

/** Keeps what the stream follows in step with what is wanted, while the stream stays open. */
export class StreamFollowing {
  #wanted: readonly Topic[] = [];
  #told: StreamTopics = { wanted: [], followed: [] };
  #carried: CarriedTopics = {};
  #stream: OpenStream | undefined;
  #settling: OpenStream | undefined;
  #begun = 0;
  #heard: () => void = () => undefined;

  /** @param onCarried called whenever other topics are carried */
  constructor(private readonly onCarried: (carried: CarriedTopics) => void) {}

  get carried(): CarriedTopics {
    return this.#carried;
  }

  /** Where to ask for a stream that follows what is wanted from the start. */
  get path(): string {
    return this.#wanted.length > 0 ? `${eventsPath}?topics=${this.#wanted.join(',')}` : eventsPath;
  }

  want(topics: readonly Topic[]): void {
    this.#wanted = topics;
    void this.#settle();
  }

  opened(stream: OpenStream): void {
    this.#stream = stream;
    this.#told = { wanted: [], followed: [] };
    void this.#settle();
  }

  closed(): void {
    this.#stream = undefined;
    this.#carry([]);
  }

  told(topics: StreamTopics): void {
    this.#told = topics;
    this.#carry(topics.followed);
    this.#heard();
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

  get #isSettled(): boolean {
    const { wanted } = this.#told;
    return wanted.length === this.#wanted.length && this.#wanted.every((topic) => wanted.includes(topic));
  }

  /** Asks until the stream has told that it was asked for what is wanted; one that does not tell is opened anew. */
  async #settle(): Promise<void> {
    const stream = this.#stream;
    if (!stream?.id || this.#settling === stream) return;
    this.#settling = stream;
    await sleep(settleMs, stream.closed);
    let pause = firstPauseMs;
    while (!this.#isSettled && !stream.closed.aborted) {
      const topics = this.#wanted;
      const sent = await send({ url: streamTopicsPath(stream.id), method: 'PUT', body: { topics } });
      if ('error' in sent) {
        log.warn('what the live connection follows could not be changed; trying again', sent.error);
        await sleep(pause, stream.closed);
        pause = Math.min(pause * 2, longestPauseMs);
      } else if (!(await this.#tells(topics, stream))) {
        stream.end();
        return;
      }
    }
    if (this.#settling === stream) this.#settling = undefined;
  }

  /** Whether the stream tells in time that it was asked for these. */
  async #tells(topics: readonly Topic[], { closed }: OpenStream): Promise<boolean> {
    const until = Date.now() + confirmMs;
    const isTold = () => String(this.#told.wanted) === String(topics);
    while (!isTold() && Date.now() < until && !closed.aborted) {
      const told = new Promise<void>((resolve) => {
        this.#heard = resolve;
      });
      await Promise.race([told, sleep(until - Date.now(), closed)]);
    }
    return isTold();
  }
}
