import type { Collection } from 'mongoose';
import type { EventSender } from './event-sender';
import type { OutboxEntry } from './outbox';
import { type OutboxDocument, OutboxTakeover } from './outbox-takeover';

/** From this number of documents on, delivered entries are removed in one command. */
const removedAtOnce = 100;
/**
 * If this many events could not be sent in a round, the bus is unavailable, and taking over would cause useless writes.
 */
const maxFailed = 10;

interface Delivered {
  readonly documentId: string;
  readonly ids: readonly string[];
}

/** Delivers the events in the outboxes of collections. */
export class OutboxDelivery {
  readonly #takeover: OutboxTakeover;
  #isStopped = false;

  /** @param writer the process whose entries are sent immediately */
  constructor(
    private readonly writer: string,
    private readonly sender: EventSender,
  ) {
    this.#takeover = new OutboxTakeover(writer);
  }

  /** Ends a delivery after the document that it has reached. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Begins a round in which entries of other processes may be taken over. */
  beginRoundWithOthers(): void {
    this.#takeover.beginRound();
  }

  /** @throws the first error of an event that could not be sent, after all others were tried */
  async deliver(collection: Collection<OutboxDocument>, withOthers: boolean): Promise<void> {
    const failures: unknown[] = [];
    const delivered: Delivered[] = [];
    for await (const { _id, outbox = [] } of collection.find(
      { 'outbox.id': { $exists: true } },
      { projection: { outbox: 1 } },
    )) {
      if (this.#isStopped) break;
      // Entries ahead of its own in a document are sent first, whoever wrote them: a document's events are sent in
      // order.
      const due = outbox.slice(0, outbox.findLastIndex((entry) => entry.writer === this.writer) + 1);
      if (withOthers && failures.length < maxFailed) {
        due.push(...(await this.#claim(collection, _id, outbox.slice(due.length))));
      }
      const { ids, failed } = await this.sender.sendAll(due);
      failures.push(...failed);
      if (ids.length > 0) delivered.push({ documentId: _id, ids });
      if (delivered.length >= removedAtOnce) await removeAll(collection, delivered.splice(0));
    }
    await removeAll(collection, delivered);
    if (failures.length > 0) throw failures[0];
  }

  #claim(collection: Collection<OutboxDocument>, _id: string, entries: readonly OutboxEntry[]): Promise<OutboxEntry[]> {
    const others = entries.filter((entry) => entry.awaiting.length === 0 || !this.sender.wasJustSent(entry));
    return this.#takeover.claim(collection, _id, others);
  }
}

async function removeAll(collection: Collection<OutboxDocument>, delivered: readonly Delivered[]): Promise<void> {
  if (delivered.length > 0) await collection.bulkWrite(delivered.map(without), { ordered: false });
}

const without = ({ documentId, ids }: Delivered) => ({
  updateOne: { filter: { _id: documentId }, update: { $pull: { outbox: { id: { $in: ids } } } } },
});
