import type { EventPayload, EventType, PlazaEvent } from '@plaza/contracts/events';
import { type Connection, Schema } from 'mongoose';
import { type Bus, createEvent } from '../bus/bus';
import { isDuplicateKey } from '../database';

interface Done {
  _id: string;
  at: Date;
}

/** Says how much of something is still to do, in whatever the consumer counts; whoever began it can show that. */
export type ReportRemaining = (left: number) => Promise<void>;

/** How long a consumer remembers; senders give up resending long before. */
const rememberedSeconds = 30 * 24 * 3600;

const inboxSchema = new Schema<Done>({ _id: String, at: { type: Date, default: () => new Date() } });
inboxSchema.index({ at: 1 }, { expireAfterSeconds: rememberedSeconds });

/** The consumer's memory of events that it has done; call it where the connection's models are declared. */
export function inboxOf(database: Connection) {
  return database.model<Done>('InboxEntry', inboxSchema, 'inbox');
}

/**
 * Does what an event asks for, and confirms. An event may come more than once: what was done is only confirmed again,
 * and what is being done goes on as it is. `handle` must bear to run twice, as a crash between doing and remembering
 * repeats it; and in no fixed order, for which it is given the event's instant. One that has much to do says how much
 * is left. An event that `isGenuine` denies is neither done nor confirmed.
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
