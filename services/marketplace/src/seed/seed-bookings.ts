import type { UserCard } from '@plaza/contracts/internal/identity';
import type { BookingStatus, Priority } from '@plaza/contracts/marketplace/bookings';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Types } from 'mongoose';
import { updateStats } from '../bookings/background/contractor-stats';
import { BookingModel, type NamedUser, type StoredTimelineEntry } from '../bookings/records/booking.model';
import { toContactDetails, toContractorDetails } from '../bookings/records/contact-details';
import { reservedSlotsOf } from '../bookings/records/reserved-slots';
import { searchKeysOf } from '../bookings/records/search-keys';
import { instantOf } from '../time/zoned-time';

/** `price` is a decimal string; `date` (YYYY-MM-DD) and `time` (HH:mm) are local in `timeZone`. */
export interface SeedBooking {
  readonly id: string;
  readonly title: string;
  readonly customer: UserCard;
  readonly contractor: UserCard;
  readonly employee?: UserCard;
  readonly date: string;
  readonly time: string;
  readonly timeZone: string;
  /** In hours. */
  readonly duration: number;
  readonly status: Exclude<BookingStatus, 'cancelled'>;
  readonly priority?: Priority;
  readonly location: string;
  readonly notes?: string;
  readonly price: string;
  readonly currency: string;
  readonly review?: { readonly rating: number; readonly comment: string; readonly reply?: string };
}

const hourMs = 3_600_000;
const steps = ['requested', 'confirmed', 'started', 'completed'] as const;
const stepCounts: Readonly<Record<SeedBooking['status'], number>> = {
  pending: 1,
  confirmed: 2,
  'in-progress': 3,
  completed: 4,
};

/**
 * Stores bookings and updates stats; skips bookings with an existing id, or whose time another booking has reserved.
 */
export async function seedBookings(bookings: readonly SeedBooking[]): Promise<void> {
  for (const booking of bookings) {
    await BookingModel.create(toRecord(booking)).catch((error) => {
      if (!isDuplicateKey(error)) throw error;
    });
  }
  for (const id of new Set(bookings.map(({ contractor }) => contractor.id))) await updateStats(id);
}

function toRecord(booking: SeedBooking) {
  const { customer, contractor, employee, duration, status, date, time, timeZone } = booking;
  const startsAt = instantOf({ date, time }, timeZone);
  if (!startsAt) throw new Error(`${booking.title}: the clocks of ${timeZone} skip ${date} ${time}`);
  const endsAt = new Date(startsAt.getTime() + duration * hourMs);
  const price = Types.Decimal128.fromString(booking.price);
  const isCompleted = status === 'completed';
  const contacts = {
    customer: toContactDetails(customer),
    contractor: toContractorDetails(contractor, { businessName: contractor.company, businessPhone: contractor.phone }),
    employee: employee ? toNamedUser(employee) : null,
    parties: [...new Set([customer.id, contractor.id, ...(employee ? [employee.id] : [])])],
  };
  return {
    _id: booking.id,
    ...contacts,
    customerId: customer.id,
    contractorId: contractor.id,
    contractorEmployeeId: employee?.id ?? null,
    title: booking.title,
    status,
    priority: booking.priority ?? 'medium',
    date,
    time,
    timeZone,
    duration,
    startsAt,
    endsAt,
    completedDate: isCompleted ? endsAt : null,
    estimatedCost: price,
    actualCost: isCompleted ? price : null,
    currency: booking.currency,
    customerAddress: booking.location,
    customerNotes: booking.notes ?? '',
    // Not after the usual delay, as the demo data may be seeded long before the day of the booking.
    expiresAt: status === 'pending' ? startsAt : null,
    ...(status === 'confirmed' || status === 'in-progress'
      ? { holds: reservedSlotsOf(contractor.id, { startsAt, endsAt }) }
      : {}),
    review: booking.review
      ? { id: booking.id, reply: '', ...booking.review, createdAt: new Date(endsAt.getTime() + hourMs) }
      : null,
    timeline: timelineOf(booking, startsAt, endsAt),
    searchKeys: searchKeysOf({ title: booking.title, ...contacts }),
  };
}

function timelineOf(
  { customer, contractor, status }: SeedBooking,
  startsAt: Date,
  endsAt: Date,
): StoredTimelineEntry[] {
  const requestedAt = new Date(Math.min(Date.now(), startsAt.getTime() - 24 * hourMs));
  const at = [requestedAt, requestedAt, startsAt, endsAt];
  return steps.slice(0, stepCounts[status]).map((what, index) => ({
    at: at[index] ?? requestedAt,
    by: toNamedUser(index === 0 ? customer : contractor),
    what,
    detail: '',
  }));
}

const toNamedUser = ({ id, name }: UserCard): NamedUser => ({ id, name });
