import type { Booking, BookingWithTimeline } from '@plaza/contracts/marketplace/bookings';
import type { Caller } from '@plaza/contracts/session';
import type { Types } from 'mongoose';
import { priceText } from '../prices';
import type { BookingRecord } from './records/booking.model';
import { allowedActions, rolesOf } from './roles/role-in-booking';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;
const amount = (price: Types.Decimal128 | null): string | null => (price === null ? null : priceText(price));

/** What lists leave unread. */
export const withoutInternals = { timeline: 0, searchKeys: 0, holds: 0, outbox: 0 } as const;
type ShownRecord = Omit<BookingRecord, 'timeline' | 'searchKeys'>;

/** A booking as somebody sees it who may; the customer's notes and address go to whoever does the job. */
export function toBooking(record: ShownRecord, caller: Caller): Booking {
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
    estimatedCost: amount(record.estimatedPrice),
    actualCost: amount(record.finalPrice),
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
