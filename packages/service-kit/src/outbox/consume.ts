import type { EventPayload, EventType, PlazaEvent } from '@plaza/contracts/events';
import { type Connection, Schema } from 'mongoose';
import { type Bus, createEvent } from '../bus/bus';
import { isDuplicateKey } from '../database';

interface Done {
  _id: string;
  at: Date;
}

/** How long a consumer remembers; senders give up resending long before. */
const rememberedSeconds = 30 * 24 * 3600;

const inboxSchema = new Schema<Done>({ _id: String, at: { type: Date, default: () => new Date() } });
inboxSchema.index({ at: 1 }, { expireAfterSeconds: rememberedSeconds });

/** The consumer's memory of events that it has done; call it where the connection's models are declared. */
export function inboxOf(database: Connection) {
  return database.model<Done>('InboxEntry', inboxSchema, 'inbox');
}

/**
 * Does what an event asks for, and confirms. An event may come more than once: what was done is only confirmed again.
 * `handle` must bear to run twice, as a crash between doing and remembering repeats it; and in no fixed order, for which
 * it is given the event's instant.
 */
export function consume<Type extends EventType>(
  bus: Bus,
  database: Connection,
  consumer: string,
  type: Type,
  handle: (payload: EventPayload<Type>, at: PlazaEvent<Type>['at']) => Promise<void>,
): () => void {
  const inbox = inboxOf(database);
  return bus.subscribe(type, async (event) => {
    if (!(await inbox.exists({ _id: event.id }))) {
      await handle(event.payload, event.at);
      await inbox.create({ _id: event.id }).catch((error) => {
        if (!isDuplicateKey(error)) throw error;
      });
    }
    await bus.publish(createEvent('event.done', { eventId: event.id, consumer }));
  });
}
