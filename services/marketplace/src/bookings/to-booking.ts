import type { Caller } from '@plaza/contracts/identity/session';
import type { Booking, BookingWithTimeline } from '@plaza/contracts/marketplace/bookings';
import type { Types } from 'mongoose';
import { priceText } from '../prices';
import type { BookingRecord } from './records/booking.model';
import { allowedActions, rolesOf } from './roles/role-in-booking';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;
/** Undefined if an instance of an earlier release stored it under another name, see `rename-booking-costs.ts`. */
const costText = (cost: Types.Decimal128 | null | undefined): string | null => (cost ? priceText(cost) : null);

/** The projection for lists. */
export const withoutInternals = { timeline: 0, searchKeys: 0, holds: 0, outbox: 0 } as const;
type ListedRecord = Omit<BookingRecord, 'timeline' | 'searchKeys'>;

/** @param caller a user with a role in the booking, which determines the actions */
export function toBooking(record: ListedRecord, caller: Caller): Booking {
  const { cancellation, review } = record;
  return {
    id: record._id,
    title: record.title,
    description: record.description,
    priority: record.priority,
    status: record.status,
    date: record.date,
    time: record.time,
    timeZone: record.timeZone,
    duration: record.duration,
    startsAt: record.startsAt.toISOString(),
    endsAt: record.endsAt.toISOString(),
    location: record.customerAddress,
    contractor: record.contractor,
    employee: record.employee,
    customer: record.customer,
    serviceId: record.serviceId,
    categoryId: record.categoryId,
    estimatedCost: costText(record.estimatedCost),
    actualCost: costText(record.actualCost),
    currency: record.currency,
    notes: record.customerNotes,
    contractorNotes: record.contractorNotes,
    cancellation: cancellation && { ...cancellation, at: cancellation.at.toISOString() },
    completedAt: iso(record.completedDate),
    expiresAt: iso(record.expiresAt),
    review: review && { rating: review.rating, comment: review.comment, reply: review.reply },
    actions: allowedActions(record, rolesOf(record, caller)),
    version: record.version,
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
  };
}

export function toBookingWithTimeline(record: BookingRecord, caller: Caller): BookingWithTimeline {
  const timeline = record.timeline.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
  return { ...toBooking(record, caller), timeline };
}
