import { alertDirections } from '@plaza/contracts/markets/alerts';
import { type QuoteKind, quoteKinds } from '@plaza/contracts/markets/kinds';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema } from 'mongoose';
import { database } from '../database';

/** What is watched: a thing, and the threshold to cross in a direction. */
export interface Watched {
  readonly kind: QuoteKind;
  readonly key: string;
  readonly name: string;
  readonly direction: (typeof alertDirections)[number];
  readonly threshold: number;
}

export interface StoredAlert extends Watched {
  readonly id: string;
  readonly armed: boolean;
  readonly createdAt: Date;
}

export interface StoredFiring extends Watched {
  readonly id: string;
  readonly alertId: string;
  readonly price: number;
  readonly at: Date;
  readonly seen: boolean;
}

/**
 * A person's alerts and what fired, in one document: disarming an alert, keeping that it fired and telling of it are one
 * write.
 */
export interface AlertBook {
  /** The person's id. */
  _id: string;
  alerts: StoredAlert[];
  firings: StoredFiring[];
  /** When an alert came, went or turned last, by the database's clock: what is new is read by it. */
  changedAt: Date;
  outbox?: OutboxEntry[];
}

const watched = {
  kind: { type: String, enum: quoteKinds, required: true },
  key: { type: String, required: true, maxlength: 100 },
  name: { type: String, required: true, maxlength: 255 },
  direction: { type: String, enum: alertDirections, required: true },
  threshold: { type: Number, required: true },
} as const;
const id = { type: String, required: true, maxlength: 36 } as const;

const schema = new Schema<AlertBook>(
  {
    _id: id,
    alerts: [
      new Schema<StoredAlert>(
        { ...watched, id, armed: { type: Boolean, required: true }, createdAt: { type: Date, required: true } },
        { _id: false, id: false },
      ),
    ],
    firings: [
      new Schema<StoredFiring>(
        {
          ...watched,
          id,
          alertId: id,
          price: { type: Number, required: true },
          at: { type: Date, required: true },
          seen: { type: Boolean, required: true },
        },
        { _id: false, id: false },
      ),
    ],
    changedAt: { type: Date, required: true },
    outbox: outboxField,
  },
  { versionKey: false },
);
schema.index({ changedAt: 1 });
schema.index(...outboxIndex);

/** The collection that sends events. */
export const alertBooksCollection = 'alert_books';

export const AlertBooks = database.model('AlertBook', schema, alertBooksCollection);
