import { type EventType, eventConsumers, type PlazaEvent } from '@plaza/contracts/events';
import type { Collection, Connection } from 'mongoose';
import type { Bus } from '../bus/bus';
import type { Log } from '../logging/log';
import { followConfirmations } from './confirmations';
import { type OutboxEntry, thisWriter } from './outbox';
import { type Sender, TakeOver } from './take-over';

/**
 * Delivers what waits in outboxes, at least once. Each process sends what it wrote itself, so that several of them send
 * an event once; what its writer has not sent in two seconds, one of the others takes over.
 */
export interface OutboxRelay {
  /**
   * Delivers what this process wrote; call it after a write so that nobody waits for the next round. It does not wait
   * for those who have to confirm.
   * @param collection where it wrote, if that is known: no other one is looked at then
   */
  flush(collection?: string): Promise<void>;
  stop(): Promise<void>;
}

const roundMs = 1000;
/** How long a consumer has to confirm before the event is sent again. */
const resendMs = 5000;
/** From so many documents delivered entries are removed in one command. */
const removedAtOnce = 100;
/** Where so much could not leave in a round, the bus is away, and taking over would be writes for nothing. */
const maxFailed = 10;

interface Delivered {
  readonly documentId: string;
  readonly ids: readonly string[];
}

const without = ({ documentId, ids }: Delivered) => ({
  updateOne: { filter: { _id: documentId }, update: { $pull: { outbox: { id: { $in: ids } } } } },
});

/**
 * @param names the collections whose documents have an `outbox` field
 * @param writer whose entries it sends at once
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
  /** When events that consumers confirm were sent last, by whichever process; by this process' monotonic clock. */
  const sentAt = new Map<string, number>();
  let round: Promise<void> = Promise.resolve();
  /** The collections of the next round; none where no round waits. */
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
      // What is ahead of its own in a document goes first, whoever wrote it: the events of a document leave in order.
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

  /** One that cannot leave must not hold up the others: this process' own listeners hear each of them all the same. */
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
   * Not waited for: where the bus is in this process, publishing takes as long as all consumers together, and some of
   * them have a lot to do. They say themselves when they are done.
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

  /** One round at a time; a flush during a round asks for one more, as that round may have passed its document. */
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
