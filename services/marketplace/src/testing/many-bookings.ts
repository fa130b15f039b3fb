import { randomUUID } from 'node:crypto';
import type { UserCard } from '@plaza/contracts/internal/identity';
import { bookingStatuses } from '@plaza/contracts/marketplace/choices';
import { BookingModel, type BookingRecord } from '../bookings/records/booking.model';
import { toContactDetails } from '../bookings/records/contact-details';
import { reservedSlotsOf } from '../bookings/records/reserved-slots';
import { searchKeysOf } from '../bookings/records/search-keys';

const hourMs = 3_600_000;
const batchSize = 2000;

interface Many {
  readonly contractor: UserCard;
  readonly customers: readonly UserCard[];
  readonly count: number;
}

/** Stores consecutive bookings of one hour, cycling through the statuses; half of them are in the past. */
export async function storeManyBookings({ contractor, customers, count }: Many): Promise<void> {
  const first = Math.floor(Date.now() / hourMs - count / 2) * hourMs;
  for (let begin = 0; begin < count; begin += batchSize) {
    const length = Math.min(batchSize, count - begin);
    const bookings = Array.from({ length }, (_none, index) =>
      bookingRecord(
        begin + index,
        new Date(first + (begin + index) * hourMs),
        contractor,
        customers[(begin + index) % customers.length],
      ),
    );
    await BookingModel.insertMany(bookings, { lean: true });
  }
}

function bookingRecord(number: number, startsAt: Date, contractor: UserCard, customer = contractor): BookingRecord {
  const status = bookingStatuses[number % bookingStatuses.length] ?? 'pending';
  const endsAt = new Date(startsAt.getTime() + hourMs);
  const contacts = {
    customer: toContactDetails(customer),
    contractor: { ...toContactDetails(contractor), company: contractor.company },
    employee: null,
  };
  const searched = { title: `Job number ${number}`, parties: [customer.id, contractor.id], ...contacts };
  return {
    _id: randomUUID(),
    ...searched,
    customerId: customer.id,
    contractorId: contractor.id,
    contractorEmployeeId: null,
    serviceId: null,
    categoryId: null,
    description: '',
    status,
    priority: 'medium',
    date: startsAt.toISOString().slice(0, 10),
    time: startsAt.toISOString().slice(11, 16),
    timeZone: 'UTC',
    duration: 1,
    startsAt,
    endsAt,
    completedDate: null,
    estimatedCost: null,
    actualCost: null,
    currency: 'USD',
    customerAddress: '1 Main Street',
    customerNotes: '',
    contractorNotes: '',
    cancellation: null,
    expiresAt: null,
    review: null,
    timeline: [],
    searchKeys: searchKeysOf(searched),
    version: 0,
    ...(status === 'confirmed' ? { holds: reservedSlotsOf(contractor.id, { startsAt, endsAt }) } : {}),
    createdAt: startsAt,
    updatedAt: startsAt,
  };
}
