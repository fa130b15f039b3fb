import type { Collection, Connection } from 'mongoose';
import type { Bus } from '../bus/bus';
import type { Log } from '../logging/log';
import { followConfirmations } from './confirmations';
import { EventSender } from './event-sender';
import { thisWriter } from './outbox';
import { OutboxDelivery } from './outbox-delivery';
import type { OutboxDocument } from './outbox-takeover';

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
  const collections = names.map((name) => database.collection<OutboxDocument>(name));
  const logRetry = (error: unknown) => log.warn({ err: error }, 'events wait in the outbox; trying again');
  const sender = new EventSender(bus, logRetry);
  const stopConfirmations = followConfirmations(collections, bus);
  const delivery = new OutboxDelivery(writer, sender);
  let round: Promise<void> = Promise.resolve();
  /** The collections of the next round; empty if no round is scheduled. */
  let wanted = new Set<Collection<OutboxDocument>>();
  let includesOthers = false;

  async function runRound() {
    const [those, withOthers] = [wanted, includesOthers];
    wanted = new Set();
    includesOthers = false;
    if (withOthers) delivery.beginRoundWithOthers();
    sender.removeOld();
    const rounds = await Promise.allSettled([...those].map((collection) => delivery.deliver(collection, withOthers)));
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
    includesOthers = true;
    void flush();
  }, roundMs);
  timer.unref();
  return {
    flush,
    async stop() {
      delivery.stop();
      clearInterval(timer);
      sender.stop();
      stopConfirmations();
      await round;
    },
  };
}
