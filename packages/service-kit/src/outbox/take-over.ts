import type { Collection } from 'mongoose';
import type { OutboxEntry } from './outbox';

/** A document with what waits in it. */
export interface Sender {
  readonly _id: string;
  readonly outbox?: OutboxEntry[];
}

/** How long an entry is left to the process that wrote it: longer than one that lives is ever busy with others. */
const leftMs = 2000;

/**
 * What other processes wrote and have not sent: this one takes it over, unless another one did. Since when an entry
 * waits is what this process saw, so that no clock of another machine counts; one that was taken over waits anew.
 */
export class TakeOver {
  #seenBefore = new Map<string, number>();
  #seen = new Map<string, number>();

  constructor(private readonly writer: string) {}

  /** Forgets what was not seen since the round before. */
  beginRound(): void {
    this.#seenBefore = this.#seen;
    this.#seen = new Map();
  }

  /**
   * @param entries of one document, in order: one that is left to its writer keeps back those behind it
   * @returns those that are this process' from now on
   */
  async of(collection: Collection<Sender>, _id: string, entries: readonly OutboxEntry[]): Promise<OutboxEntry[]> {
    const taken: OutboxEntry[] = [];
    const isLate = entries.map((entry) => this.#isLate(entry));
    for (const [at, entry] of entries.entries()) {
      if (!isLate[at] || !(await this.#claim(collection, _id, entry))) break;
      taken.push(entry);
    }
    return taken;
  }

  #isLate({ id, writer }: OutboxEntry): boolean {
    const key = `${id} ${writer}`;
    const since = this.#seenBefore.get(key) ?? performance.now();
    this.#seen.set(key, since);
    return performance.now() - since >= leftMs;
  }

  /** One write decides between several that take it over at a time. */
  async #claim(collection: Collection<Sender>, _id: string, { id, writer }: OutboxEntry): Promise<boolean> {
    const as = { id, writer: writer ?? { $exists: false } };
    const filter = { _id, outbox: { $elemMatch: as } };
    const { modifiedCount } = await collection.updateOne(filter, { $set: { 'outbox.$.writer': this.writer } });
    return modifiedCount === 1;
  }
}
