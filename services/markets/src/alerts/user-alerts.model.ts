import { alertDirections } from '@plaza/contracts/markets/alerts';
import { type QuoteKind, quoteKinds } from '@plaza/contracts/markets/kinds';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema } from 'mongoose';
import { database } from '../database';

/** The condition of an alert: a quote, and the threshold to cross in a direction. */
export interface AlertCondition {
  readonly kind: QuoteKind;
  readonly key: string;
  readonly name: string;
  readonly direction: (typeof alertDirections)[number];
  readonly threshold: number;
}

export interface AlertRecord extends AlertCondition {
  readonly id: string;
  readonly armed: boolean;
  readonly createdAt: Date;
}

export interface FiringRecord extends AlertCondition {
  readonly id: string;
  readonly alertId: string;
  readonly price: number;
  readonly at: Date;
  readonly seen: boolean;
}

/**
 * A user's alerts and firings in one document, so that a single write disarms an alert, stores its firing and publishes
 * the event.
 */
export interface UserAlertsRecord {
  /** The user's id. */
  _id: string;
  alerts: AlertRecord[];
  firings: FiringRecord[];
  /** When an alert was last added, removed, fired or armed, by the database's clock; instances read changes by it. */
  changedAt: Date;
  outbox?: OutboxEntry[];
}

const conditionFields = {
  kind: { type: String, enum: quoteKinds, required: true },
  key: { type: String, required: true, maxlength: 100 },
  name: { type: String, required: true, maxlength: 255 },
  direction: { type: String, enum: alertDirections, required: true },
  threshold: { type: Number, required: true },
} as const;
const id = { type: String, required: true, maxlength: 36 } as const;

const schema = new Schema<UserAlertsRecord>(
  {
    _id: id,
    alerts: [
      new Schema<AlertRecord>(
        { ...conditionFields, id, armed: { type: Boolean, required: true }, createdAt: { type: Date, required: true } },
        { _id: false, id: false },
      ),
    ],
    firings: [
      new Schema<FiringRecord>(
        {
          ...conditionFields,
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

/** The collection whose outbox publishes events. */
export const userAlertsCollection = 'alert_books';

export const UserAlertsModel = database.model('AlertBook', schema, userAlertsCollection);
