import type { EventPayload, EventType, PlazaEvent } from '@plaza/contracts/events';
import { type Connection, Schema } from 'mongoose';
import { type Bus, createEvent } from '../bus/bus';
import { isDuplicateKey } from '../database';

interface Done {
  _id: string;
  at: Date;
}

/** Reports how much work is left, in a unit that the consumer chooses, so that the sender can show progress. */
export type ReportRemaining = (left: number) => Promise<void>;

/** How long handled events are remembered; senders stop resending long before. */
const rememberedSeconds = 30 * 24 * 3600;

const inboxSchema = new Schema<Done>({ _id: String, at: { type: Date, default: () => new Date() } });
inboxSchema.index({ at: 1 }, { expireAfterSeconds: rememberedSeconds });

/** The model of events that the consumer has handled; call it where the connection's models are declared. */
export function inboxOf(database: Connection) {
  return database.model<Done>('InboxEntry', inboxSchema, 'inbox');
}

/**
 * Handles events and confirms them. An event may arrive more than once: if it was handled already, it is only confirmed
 * again; while it is being handled, nothing is started twice. `handle` must be idempotent, as a crash between handling
 * and remembering the event repeats it. Events arrive in any order, so it gets the event's instant to recognize older
 * ones. A long-running handler reports how much is left. An event that `isGenuine` rejects is neither handled nor
 * confirmed.
 */
export function consume<Type extends EventType>(
  bus: Bus,
  database: Connection,
  consumer: string,
  type: Type,
  handle: (payload: EventPayload<Type>, at: PlazaEvent<Type>['at'], reportRemaining: ReportRemaining) => Promise<void>,
  isGenuine: (payload: EventPayload<Type>) => Promise<boolean> = async () => true,
): () => void {
  const inbox = inboxOf(database);
  const running = new Map<string, Promise<void>>();

  async function run({ id: eventId, at, payload }: PlazaEvent<Type>) {
    if (!(await inbox.exists({ _id: eventId }))) {
      if (!(await isGenuine(payload))) return;
      await handle(payload, at, (left) => bus.publish(createEvent('event.progress', { eventId, consumer, left })));
      await inbox.create({ _id: eventId }).catch((error) => {
        if (!isDuplicateKey(error)) throw error;
      });
    }
    await bus.publish(createEvent('event.done', { eventId, consumer }));
  }

  return bus.subscribe(type, (event) => {
    const underWay = running.get(event.id) ?? run(event).finally(() => running.delete(event.id));
    running.set(event.id, underWay);
    return underWay;
  });
}
