import { randomUUID } from 'node:crypto';
import {
  type Addressees,
  type EventPayload,
  type EventType,
  eventConsumers,
  type PlazaEvent,
} from '@plaza/contracts/events';
import { Schema } from 'mongoose';
import { createEvent } from '../bus/bus';

/** An event in the outbox of the document whose change it announces, so that change and event are one write. */
export interface OutboxEntry extends PlazaEvent {
  /** The services that have not confirmed it yet. */
  readonly awaiting: readonly string[];
  /** Consumer → how much work it last reported as remaining. */
  readonly left?: Readonly<Record<string, number>>;
  /** The process whose relay sends it: the one that wrote it, until another process takes it over. */
  readonly writer?: string;
}

/** The `writer` of entries of this process. */
export const thisWriter: string = randomUUID();

/** The schema field of a document that sends events: `outbox: outboxField`. Index it with `outboxIndex`. */
export const outboxField = {
  type: [
    new Schema<OutboxEntry>(
      {
        id: String,
        type: String,
        at: String,
        to: Schema.Types.Mixed,
        payload: Schema.Types.Mixed,
        awaiting: [String],
        left: Schema.Types.Mixed,
        writer: String,
      },
      { _id: false, id: false, minimize: false },
    ),
  ],
  default: undefined,
};

/** The index that finds waiting events; sparse, as outboxes are nearly always empty. */
export const outboxIndex = [{ 'outbox.id': 1 }, { sparse: true }] as const;

/** The entry to `$push` into `outbox` in the same write as the change that it announces. */
export function outboxEntry<Type extends EventType>(
  type: Type,
  payload: EventPayload<Type>,
  to?: Addressees,
): OutboxEntry {
  return { ...createEvent(type, payload, to), awaiting: eventConsumers[type] ?? [], writer: thisWriter };
}
