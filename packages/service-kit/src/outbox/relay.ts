import type { Collection, Connection } from 'mongoose';
import type { Bus } from '../bus/bus';
import type { Log } from '../log';
import type { OutboxEntry } from './outbox';

/** Delivers what waits in outboxes, at least once. */
export interface OutboxRelay {
  /** Delivers what waits now; call it after a write so that nobody waits for the next round. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const roundMs = 1000;
/** How long a consumer has to confirm before the event is sent again. */
const resendMs = 5000;

interface Sender {
  readonly _id: string;
  readonly outbox?: OutboxEntry[];
}

/** @param names the collections whose documents have an `outbox` field */
export function startOutboxRelay(database: Connection, names: readonly string[], bus: Bus, log: Log): OutboxRelay {
  const collections = names.map((name) => database.collection<Sender>(name));
  const sentAt = new Map<string, number>();
  let round: Promise<void> = Promise.resolve();
  let waiting = false;

  const unsubscribe = bus.subscribe('event.done', async ({ payload: { eventId, consumer } }) => {
    for (const collection of collections) {
      await collection.updateOne({ 'outbox.id': eventId }, confirmation(eventId, consumer));
    }
  });

  async function deliver(collection: Collection<Sender>) {
    const failures: unknown[] = [];
    for await (const sender of collection.find({ 'outbox.id': { $exists: true } }, { projection: { outbox: 1 } })) {
      // One that cannot leave must not hold up the others: this process' own listeners hear each of them all the same.
      for (const entry of sender.outbox ?? []) {
        await send(collection, sender._id, entry).catch((error) => failures.push(error));
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  async function send(collection: Collection<Sender>, documentId: string, { awaiting, ...event }: OutboxEntry) {
    if (Date.now() - (sentAt.get(event.id) ?? 0) < resendMs) return;
    if (awaiting.length > 0) sentAt.set(event.id, Date.now());
    await bus.publish(event);
    if (awaiting.length > 0) return;
    await collection.updateOne({ _id: documentId }, { $pull: { outbox: { id: event.id } } });
  }

  async function runRound() {
    waiting = false;
    for (const [id, at] of sentAt) if (Date.now() - at > 10 * resendMs) sentAt.delete(id);
    const rounds = await Promise.allSettled(collections.map(deliver));
    const failed = rounds.find((one) => one.status === 'rejected');
    if (failed) log.warn({ err: failed.reason }, 'events wait in the outbox; trying again');
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
      clearInterval(timer);
      unsubscribe();
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
