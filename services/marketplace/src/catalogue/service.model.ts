import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import { Price } from '@plaza/contracts/marketplace/fields';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema, type Types } from 'mongoose';
import { database } from '../database';
import { hasIdempotencyKey, type Idempotency, idempotencyField } from '../idempotency/add-once';

export interface ServiceRecord {
  _id: string;
  /** The contractor's user id; null for a service that all contractors offer. */
  contractorId: string | null;
  categoryId: string;
  title: string;
  description: string;
  basePrice: Types.Decimal128;
  currency: string;
  /** Hours. */
  estimatedDuration: number;
  isActive: boolean;
  /** Set where an administrator removed it, until that is in the audit: it is not there for anybody. */
  removedAt?: Date | null;
  /** Its key holds who added the service as well, who need not be its contractor. */
  idempotency?: Idempotency;
  outbox?: OutboxEntry[];
  createdAt: Date;
  updatedAt: Date;
}

/** Of services that are there. */
export const notRemoved = { removedAt: null } as const;

const isPrice = (value: Types.Decimal128) => Price.safeParse(value.toString()).success;

const serviceSchema = new Schema<ServiceRecord>(
  {
    _id: { type: String, default: () => randomUUID() },
    contractorId: { type: String, default: null, maxlength: 36 },
    categoryId: { type: String, required: true, maxlength: 36 },
    title: { type: String, required: true, maxlength: limits.shortText },
    description: { type: String, default: '', maxlength: limits.longText },
    basePrice: { type: Schema.Types.Decimal128, required: true, validate: isPrice },
    currency: { type: String, default: 'USD', maxlength: 10 },
    estimatedDuration: { type: Number, required: true, min: 0.25, max: 24 },
    isActive: { type: Boolean, default: true },
    removedAt: Date,
    idempotency: idempotencyField,
    outbox: outboxField,
  },
  { timestamps: true, versionKey: false },
);

// By title: all services, those of a contractor, those of a category.
serviceSchema.index({ title: 1, _id: 1 });
serviceSchema.index({ contractorId: 1, title: 1, _id: 1 });
serviceSchema.index({ categoryId: 1, title: 1, _id: 1 });
serviceSchema.index({ 'idempotency.key': 1 }, { unique: true, partialFilterExpression: hasIdempotencyKey });
serviceSchema.index({ removedAt: 1 }, { sparse: true });
serviceSchema.index(...outboxIndex);

/** The collection that sends acts to the audit. */
export const servicesCollection = 'services';

export const ServiceModel = database.model('Service', serviceSchema, servicesCollection);
