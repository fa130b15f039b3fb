import { type EventType, eventConsumers, type PlazaEvent } from '@plaza/contracts/events';
import type { Collection, Connection } from 'mongoose';
import type { Bus } from '../bus/bus';
import type { Log } from '../logging/log';
import { followConfirmations } from './confirmations';
import { type OutboxEntry, thisWriter } from './outbox';
import { type Sender, TakeOver } from './take-over';

/**
 * Delivers the events in outboxes, at least once. Each process sends the events that it wrote itself, so that several
 * processes send an event only once; if the writer has not sent an event within two seconds, another process takes it
 * over.
 */
export interface OutboxRelay {
  /**
   * Delivers the events that this process wrote; call it after a write so that they do not wait for the next round. It
   * does not wait for consumers to confirm.
   * @param collection the collection that was written to, if known: then only this one is checked
   */
  flush(collection?: string): Promise<void>;
  stop(): Promise<void>;
}

const roundMs = 1000;
/** How long a consumer has to confirm before the event is sent again. */
const resendMs = 5000;
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

const without = ({ documentId, ids }: Delivered) => ({
  updateOne: { filter: { _id: documentId }, update: { $pull: { outbox: { id: { $in: ids } } } } },
});

/**
 * Starts the delivery of events.
 * @param names the collections whose documents have an `outbox` field
 * @param writer the process whose entries are sent immediately
 */
export function startOutboxRelay(
  database: Connection,
  names: readonly string[],
  bus: Bus,
  log: Log,
  writer: string = thisWriter,
): OutboxRelay {
  const collections = names.map((name) => database.collection<Sender>(name));
  const takeOver = new TakeOver(writer);
  /** When events that need a confirmation were last sent, by any process; in this process's monotonic time. */
  const sentAt = new Map<string, number>();
  let round: Promise<void> = Promise.resolve();
  /** The collections of the next round; empty if no round is scheduled. */
  let wanted = new Set<Collection<Sender>>();
  let isOthersTurn = false;
  let stopped = false;

  const confirmedTypes = Object.keys(eventConsumers) as EventType[];
  const unsubscribes = [
    ...confirmedTypes.map((type) => bus.subscribe(type, ({ id }) => void sentAt.set(id, performance.now()))),
    followConfirmations(collections, bus),
  ];

  async function deliver(collection: Collection<Sender>, withOthers: boolean) {
    const failures: unknown[] = [];
    const delivered: Delivered[] = [];
    const removeDelivered = async () => {
      if (delivered.length > 0) await collection.bulkWrite(delivered.splice(0).map(without), { ordered: false });
    };
    for await (const { _id, outbox = [] } of collection.find(
      { 'outbox.id': { $exists: true } },
      { projection: { outbox: 1 } },
    )) {
      if (stopped) break;
      // Entries ahead of its own in a document are sent first, whoever wrote them: a document's events are sent in
      // order.
      const due = outbox.slice(0, outbox.findLastIndex((entry) => entry.writer === writer) + 1);
      if (withOthers && failures.length < maxFailed) {
        const others = outbox.slice(due.length).filter((entry) => entry.awaiting.length === 0 || !wasJustSent(entry));
        due.push(...(await takeOver.of(collection, _id, others)));
      }
      const { ids, failed } = await sendAll(due);
      failures.push(...failed);
      if (ids.length > 0) delivered.push({ documentId: _id, ids });
      if (delivered.length >= removedAtOnce) await removeDelivered();
    }
    await removeDelivered();
    if (failures.length > 0) throw failures[0];
  }

  /** An event that cannot be sent must not block the others: listeners in this process still receive each of them. */
  async function sendAll(entries: readonly OutboxEntry[]) {
    const sent: { ids: string[]; failed: unknown[] } = { ids: [], failed: [] };
    for (const { awaiting, left: _, writer: __, ...event } of entries) {
      if (awaiting.length > 0) sendToConsumers(event);
      else
        await bus.publish(event).then(
          () => sent.ids.push(event.id),
          (error) => sent.failed.push(error),
        );
    }
    return sent;
  }

  /**
   * Not awaited: if the bus is in this process, publishing takes as long as all consumers together, and some of them
   * have a lot to do. They confirm themselves when they are done.
   */
  function sendToConsumers(event: PlazaEvent) {
    if (wasJustSent(event)) return;
    sentAt.set(event.id, performance.now());
    bus.publish(event).catch(logRetry);
  }

  const wasJustSent = ({ id }: { readonly id: string }) =>
    performance.now() - (sentAt.get(id) ?? Number.NEGATIVE_INFINITY) < resendMs;

  const logRetry = (error: unknown) => log.warn({ err: error }, 'events wait in the outbox; trying again');

  async function runRound() {
    const [those, withOthers] = [wanted, isOthersTurn];
    wanted = new Set();
    isOthersTurn = false;
    if (withOthers) takeOver.beginRound();
    for (const [id, at] of sentAt) if (performance.now() - at > 10 * resendMs) sentAt.delete(id);
    const rounds = await Promise.allSettled([...those].map((collection) => deliver(collection, withOthers)));
    const failed = rounds.find((one) => one.status === 'rejected');
    if (failed) logRetry(failed.reason);
  }

  /**
   * One round at a time; a flush during a round requests another one, as that round may have passed its document
   * already.
   */
  function flush(name?: string): Promise<void> {
    if (wanted.size === 0) round = round.then(runRound);
    for (const collection of collections) {
      if (name === undefined || name === collection.collectionName) wanted.add(collection);
    }
    return round;
  }

  const timer = setInterval(() => {
    isOthersTurn = true;
    void flush();
  }, roundMs);
  timer.unref();
  return {
    flush,
    async stop() {
      stopped = true;
      clearInterval(timer);
      for (const unsubscribe of unsubscribes) unsubscribe();
      await round;
    },
  };
}
