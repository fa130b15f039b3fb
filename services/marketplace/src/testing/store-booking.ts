import { randomUUID } from 'node:crypto';
import type { BookingStatus } from '@plaza/contracts/marketplace/bookings';
import { BookingModel } from '../bookings/records/booking.model';

/** Stores a booking with a status, without the changes that would lead to it. */
export async function storeBooking(
  contractorId: string,
  status: BookingStatus,
  startsAt: Date,
  endsAt: Date,
): Promise<void> {
  const customerId = randomUUID();
  const contact = { name: 'Somebody', phone: '', email: '' };
  await BookingModel.create({
    customerId,
    contractorId,
    customer: { id: customerId, ...contact },
    contractor: { id: contractorId, company: '', ...contact },
    parties: [customerId, contractorId],
    title: 'A booking',
    status,
    date: startsAt.toISOString().slice(0, 10),
    time: startsAt.toISOString().slice(11, 16),
    timeZone: 'UTC',
    duration: (endsAt.getTime() - startsAt.getTime()) / 3_600_000,
    startsAt,
    endsAt,
    searchKeys: [],
  });
}
