import type { Collection } from 'mongoose';
import type { OutboxEntry } from './outbox';

/** A document with its unsent events. */
export interface OutboxDocument {
  readonly _id: string;
  readonly outbox?: OutboxEntry[];
}

/** How long only the writer may send an entry: longer than a live process is ever blocked. */
const writerOnlyMs = 2000;

/**
 * Takes over entries that other processes wrote and have not sent, unless another process was faster. The wait of an
 * entry is measured from when this process first saw it, so that clocks of other machines do not matter; it starts
 * again after a takeover.
 */
export class OutboxTakeover {
  #seenBefore = new Map<string, number>();
  #seen = new Map<string, number>();

  constructor(private readonly writer: string) {}

  /** Drops the entries that were not seen in the previous round. */
  beginRound(): void {
    this.#seenBefore = this.#seen;
    this.#seen = new Map();
  }

  /**
   * @param entries the entries of one document, in order: an entry that its writer may still send blocks those after it
   * @returns the entries that this process has to send from now on
   */
  async claim(
    collection: Collection<OutboxDocument>,
    _id: string,
    entries: readonly OutboxEntry[],
  ): Promise<OutboxEntry[]> {
    const claimed: OutboxEntry[] = [];
    const isLate = entries.map((entry) => this.#isLate(entry));
    for (const [index, entry] of entries.entries()) {
      if (!isLate[index] || !(await this.#claimEntry(collection, _id, entry))) break;
      claimed.push(entry);
    }
    return claimed;
  }

  #isLate({ id, writer }: OutboxEntry): boolean {
    const key = `${id} ${writer}`;
    const since = this.#seenBefore.get(key) ?? performance.now();
    this.#seen.set(key, since);
    return performance.now() - since >= writerOnlyMs;
  }

  /** If several processes take over the same entry at a time, one write decides between them. */
  async #claimEntry(
    collection: Collection<OutboxDocument>,
    _id: string,
    { id, writer }: OutboxEntry,
  ): Promise<boolean> {
    const as = { id, writer: writer ?? { $exists: false } };
    const filter = { _id, outbox: { $elemMatch: as } };
    const { modifiedCount } = await collection.updateOne(filter, { $set: { 'outbox.$.writer': this.writer } });
    return modifiedCount === 1;
  }
}
