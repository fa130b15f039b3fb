import { randomUUID } from 'node:crypto';
import type { UserCard } from '@plaza/contracts/internal/identity';
import { BookingModel } from '../bookings/records/booking.model';
import { toContactDetails } from '../bookings/records/contact-details';

/** Stores a requested booking between two users. */
export function storeBookingBetween(customer: UserCard, contractor: UserCard) {
  const startsAt = new Date('2030-01-07T15:00:00.000Z');
  return BookingModel.create({
    _id: randomUUID(),
    customerId: customer.id,
    contractorId: contractor.id,
    customer: toContactDetails(customer),
    contractor: { ...toContactDetails(contractor), company: '' },
    parties: [customer.id, contractor.id],
    title: 'Leaking tap',
    date: '2030-01-07',
    time: '10:00',
    timeZone: 'America/Toronto',
    duration: 1,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 3_600_000),
    timeline: [],
    searchKeys: ['leaking'],
  });
}
