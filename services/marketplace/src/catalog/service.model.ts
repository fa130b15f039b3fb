import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import { Price } from '@plaza/contracts/marketplace/fields';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema, type Types } from 'mongoose';
import { database } from '../database';
import { hasIdempotencyKey, type Idempotency, idempotencyField } from '../idempotency/add-once-per-key';

export interface ServiceRecord {
  _id: string;
  /** The contractor's user id; null for a service that all contractors offer. */
  contractorId: string | null;
  categoryId: string;
  title: string;
  description: string;
  basePrice: Types.Decimal128;
  currency: string;
  /** In hours. */
  estimatedDuration: number;
  isActive: boolean;
  /**
   * Set when an administrator has removed it, until that has been delivered to the audit; the service is invisible
   * meanwhile.
   */
  removedAt?: Date | null;
  /** The key is hashed with the id of the user who added the service, who need not be its contractor. */
  idempotency?: Idempotency;
  outbox?: OutboxEntry[];
  createdAt: Date;
  updatedAt: Date;
}

/** Matches services that have not been removed. */
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

// Sorted by title: all services, those of a contractor, those of a category.
serviceSchema.index({ title: 1, _id: 1 });
serviceSchema.index({ contractorId: 1, title: 1, _id: 1 });
serviceSchema.index({ categoryId: 1, title: 1, _id: 1 });
serviceSchema.index({ 'idempotency.key': 1 }, { unique: true, partialFilterExpression: hasIdempotencyKey });
serviceSchema.index({ removedAt: 1 }, { sparse: true });
serviceSchema.index(...outboxIndex);

/** The name of the collection; its outboxes deliver records to the audit. */
export const servicesCollection = 'services';

export const ServiceModel = database.model('Service', serviceSchema, servicesCollection);
