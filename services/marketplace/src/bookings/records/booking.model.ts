import { randomUUID } from 'node:crypto';
import { limits } from '@plaza/contracts/limits';
import type { BookingChange, BookingStatus, Priority } from '@plaza/contracts/marketplace/bookings';
import { bookingChanges, bookingStatuses, priorities } from '@plaza/contracts/marketplace/choices';
import { type OutboxEntry, outboxField, outboxIndex } from '@plaza/service-kit/outbox/outbox';
import { Schema, type Types } from 'mongoose';
import { database } from '../../database';
import { hasIdempotencyKey, type Idempotency, idempotencyField } from '../../idempotency/add-once-per-key';

/** A user's contact details at the time when the booking was last changed. */
export interface ContactDetails {
  id: string;
  name: string;
  phone: string;
  email: string;
}

export interface NamedUser {
  id: string;
  name: string;
}

export interface StoredTimelineEntry {
  at: Date;
  by: NamedUser | null;
  what: BookingChange;
  detail: string;
}

export interface StoredReview {
  id: string;
  rating: number;
  comment: string;
  reply: string;
  createdAt: Date;
}

export interface BookingRecord {
  _id: string;
  /** These two ids remain when the account is deleted; `customer` or `contractor` is then null. */
  customerId: string;
  contractorId: string;
  customer: ContactDetails | null;
  contractor: (ContactDetails & { company: string }) | null;
  contractorEmployeeId: string | null;
  employee: NamedUser | null;
  /** The ids of the users who may see it: customer, contractor, employee. */
  parties: string[];
  serviceId: string | null;
  categoryId: string | null;
  title: string;
  description: string;
  status: BookingStatus;
  priority: Priority;
  /** Day and local time in `timeZone`, as the customer entered them. */
  date: string;
  time: string;
  timeZone: string;
  /** In hours. */
  duration: number;
  startsAt: Date;
  endsAt: Date;
  /** An instant; the specification defines the name. */
  completedDate: Date | null;
  estimatedCost: Types.Decimal128 | null;
  actualCost: Types.Decimal128 | null;
  currency: string;
  customerAddress: string;
  customerNotes: string;
  contractorNotes: string;
  cancellation: { reason: string; at: Date; by: NamedUser | null } | null;
  /** When a pending request is cancelled automatically; null once it has been answered. */
  expiresAt: Date | null;
  review: StoredReview | null;
  timeline: StoredTimelineEntry[];
  /**
   * The contractor's time slots that a confirmed booking reserves, see `reserved-slots.ts`. A unique index prevents two
   * bookings from reserving the same one; absent while nothing is reserved. The stored name remains `holds`, so that
   * releases running side by side during an update share one index.
   */
  holds?: string[];
  /** See `search-keys.ts`. */
  searchKeys: string[];
  idempotency?: Idempotency;
  /** The contractors whose stats do not include the latest change yet. */
  uncounted?: string[];
  version: number;
  outbox?: OutboxEntry[];
  createdAt: Date;
  updatedAt: Date;
}

/** The statuses of bookings that are not over. */
export const openStatuses = ['pending', 'confirmed', 'in-progress'] as const satisfies readonly BookingStatus[];

export const closedStatuses = ['completed', 'cancelled'] as const satisfies readonly BookingStatus[];

/** The statuses in which a booking occupies its contractor's time. */
export const occupyingStatuses = ['confirmed', 'in-progress'] as const satisfies readonly BookingStatus[];

/**
 * Matches bookings that have not been taken away from their contractor. Queries by `contractorId` need it, because the
 * id remains, and the user may become a contractor again.
 */
export const withContractor = { contractor: { $ne: null } } as const;

const text = (maxlength: number) => ({ type: String, default: '', maxlength });
const id = { type: String, required: true, maxlength: 36 };
const named = new Schema<NamedUser>({ id, name: text(255) }, { _id: false, id: false });
const partyFields = { id, name: text(255), phone: text(limits.phone), email: text(limits.email) };
const noId = { _id: false, id: false } as const;

const bookingSchema = new Schema<BookingRecord>(
  {
    _id: { type: String, default: () => randomUUID() },
    customerId: id,
    contractorId: id,
    customer: { type: new Schema<ContactDetails>(partyFields, noId), default: null },
    contractor: { type: new Schema({ ...partyFields, company: text(limits.companyName) }, noId), default: null },
    contractorEmployeeId: { type: String, default: null, maxlength: 36 },
    employee: { type: named, default: null },
    parties: { type: [String], required: true },
    serviceId: { type: String, default: null },
    categoryId: { type: String, default: null },
    title: { type: String, required: true, maxlength: limits.shortText },
    description: text(limits.longText),
    status: { type: String, enum: bookingStatuses, default: 'pending' },
    priority: { type: String, enum: priorities, default: 'medium' },
    date: { type: String, required: true, maxlength: 10 },
    time: { type: String, required: true, maxlength: 5 },
    timeZone: { type: String, required: true, maxlength: 64 },
    duration: { type: Number, required: true, min: 0.25, max: 24 },
    startsAt: { type: Date, required: true },
    endsAt: { type: Date, required: true },
    completedDate: { type: Date, default: null },
    estimatedCost: { type: Schema.Types.Decimal128, default: null },
    actualCost: { type: Schema.Types.Decimal128, default: null },
    currency: { type: String, default: 'USD', maxlength: 10 },
    customerAddress: text(limits.address),
    customerNotes: text(limits.longText),
    contractorNotes: text(limits.longText),
    cancellation: {
      type: new Schema({ reason: text(limits.longText), at: Date, by: { type: named, default: null } }, noId),
      default: null,
    },
    expiresAt: { type: Date, default: null },
    review: {
      type: new Schema<StoredReview>(
        {
          id,
          rating: { type: Number, required: true, min: 1, max: 5, validate: Number.isInteger },
          comment: text(limits.longText),
          reply: text(limits.longText),
          createdAt: { type: Date, required: true },
        },
        noId,
      ),
      default: null,
    },
    timeline: [
      new Schema<StoredTimelineEntry>(
        {
          at: { type: Date, required: true },
          by: { type: named, default: null },
          what: { type: String, enum: bookingChanges, required: true },
          detail: text(limits.longText),
        },
        noId,
      ),
    ],
    holds: { type: [String], default: undefined },
    searchKeys: { type: [String], required: true },
    idempotency: idempotencyField,
    uncounted: { type: [String], default: undefined },
    version: { type: Number, default: 0 },
    outbox: outboxField,
  },
  { timestamps: true, versionKey: false },
);

// Two bookings of a contractor never reserve the same five minutes, even if both are confirmed at once.
bookingSchema.index({ holds: 1 }, { unique: true, sparse: true });
bookingSchema.index(
  { customerId: 1, 'idempotency.key': 1 },
  { unique: true, partialFilterExpression: hasIdempotencyKey },
);
// The pages of a user in any role, and those of administrators over all bookings.
bookingSchema.index({ parties: 1, startsAt: 1, _id: 1 });
bookingSchema.index({ parties: 1, status: 1, startsAt: 1, _id: 1 });
bookingSchema.index({ startsAt: 1, _id: 1 });
bookingSchema.index({ status: 1, startsAt: 1, _id: 1 });
bookingSchema.index({ searchKeys: 1, status: 1 });
// A contractor's schedule and reviews.
bookingSchema.index({ contractorId: 1, status: 1, startsAt: 1 });
bookingSchema.index(
  { contractorId: 1, 'review.createdAt': -1 },
  { partialFilterExpression: { review: { $type: 'object' } } },
);
bookingSchema.index(
  { contractorId: 1, 'review.rating': 1 },
  { partialFilterExpression: { review: { $type: 'object' } } },
);
// For the expiry job.
bookingSchema.index({ expiresAt: 1 }, { partialFilterExpression: { expiresAt: { $type: 'date' } } });
bookingSchema.index({ uncounted: 1 }, { sparse: true });
// Mentions of a deleted user outside of their own bookings.
bookingSchema.index({ 'timeline.by.id': 1 });
bookingSchema.index({ 'cancellation.by.id': 1 }, { sparse: true });
bookingSchema.index(...outboxIndex);

/** The name of the collection; its outboxes publish events. */
export const bookingsCollection = 'service_bookings';

export const BookingModel = database.model('Booking', bookingSchema, bookingsCollection);
