import type { PlazaEvent } from '@plaza/contracts/events';
import type { Collection, Connection } from 'mongoose';
import type { Bus } from '../bus/bus';
import type { Log } from '../log';
import type { OutboxEntry } from './outbox';

/** Delivers what waits in outboxes, at least once. */
export interface OutboxRelay {
  /**
   * Delivers what waits now; call it after a write so that nobody waits for the next round. It does not wait for those
   * who have to confirm.
   */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const roundMs = 1000;
/** How long a consumer has to confirm before the event is sent again. */
const resendMs = 5000;
/** So many documents are relieved of what was delivered in one command. */
const relievedAtOnce = 100;

interface Sender {
  readonly _id: string;
  readonly outbox?: OutboxEntry[];
}

interface Delivered {
  readonly documentId: string;
  readonly ids: readonly string[];
}

const without = ({ documentId, ids }: Delivered) => ({
  updateOne: { filter: { _id: documentId }, update: { $pull: { outbox: { id: { $in: ids } } } } },
});

/** @param names the collections whose documents have an `outbox` field */
export function startOutboxRelay(database: Connection, names: readonly string[], bus: Bus, log: Log): OutboxRelay {
  const collections = names.map((name) => database.collection<Sender>(name));
  const sentAt = new Map<string, number>();
  let round: Promise<void> = Promise.resolve();
  let waiting = false;
  let stopped = false;

  const unsubscribes = [
    bus.subscribe('event.done', async ({ payload: { eventId, consumer } }) => {
      for (const collection of collections) {
        await collection.updateOne({ 'outbox.id': eventId }, confirmation(eventId, consumer));
      }
    }),
    bus.subscribe('event.progress', async ({ payload: { eventId, consumer, left } }) => {
      const which = { 'outbox.id': eventId };
      for (const collection of collections) {
        await collection.updateOne(which, { $set: { [`outbox.$.left.${consumer}`]: left } });
      }
    }),
  ];

  async function deliver(collection: Collection<Sender>) {
    const failures: unknown[] = [];
    const delivered: Delivered[] = [];
    const relieve = async () => {
      if (delivered.length > 0) await collection.bulkWrite(delivered.splice(0).map(without), { ordered: false });
    };
    for await (const sender of collection.find({ 'outbox.id': { $exists: true } }, { projection: { outbox: 1 } })) {
      if (stopped) break;
      const { ids, failed } = await sendAll(sender.outbox ?? []);
      failures.push(...failed);
      if (ids.length > 0) delivered.push({ documentId: sender._id, ids });
      if (delivered.length >= relievedAtOnce) await relieve();
    }
    await relieve();
    if (failures.length > 0) throw failures[0];
  }

  /** One that cannot leave must not hold up the others: this process' own listeners hear each of them all the same. */
  async function sendAll(outbox: readonly OutboxEntry[]) {
    const sent: { ids: string[]; failed: unknown[] } = { ids: [], failed: [] };
    for (const { awaiting, left: _, ...event } of outbox) {
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
    if (Date.now() - (sentAt.get(event.id) ?? 0) < resendMs) return;
    sentAt.set(event.id, Date.now());
    bus.publish(event).catch(waits);
  }

  const waits = (error: unknown) => log.warn({ err: error }, 'events wait in the outbox; trying again');

  async function runRound() {
    waiting = false;
    for (const [id, at] of sentAt) if (Date.now() - at > 10 * resendMs) sentAt.delete(id);
    const rounds = await Promise.allSettled(collections.map(deliver));
    const failed = rounds.find((one) => one.status === 'rejected');
    if (failed) waits(failed.reason);
  }

  /** One round at a time; a flush during a round asks for one more, as that round may have passed its document. */
  function flush(): Promise<void> {
    if (!waiting) {
      waiting = true;
      round = round.then(runRound);
    }
    return round;
  }

  const timer = setInterval(() => void flush(), roundMs);
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

/** Takes the consumer off the entry's list, and the entry away once nobody is left on it; in one write. */
function confirmation(eventId: string, consumer: string) {
  const others = { $filter: { input: '$$entry.awaiting', as: 'name', cond: { $ne: ['$$name', consumer] } } };
  const confirmed = {
    $cond: [{ $eq: ['$$entry.id', eventId] }, { $mergeObjects: ['$$entry', { awaiting: others }] }, '$$entry'],
  };
  const entries = { $map: { input: '$outbox', as: 'entry', in: confirmed } };
  const isOpen = { $or: [{ $ne: ['$$entry.id', eventId] }, { $ne: ['$$entry.awaiting', []] }] };
  return [{ $set: { outbox: { $filter: { input: entries, as: 'entry', cond: isOpen } } } }];
}
