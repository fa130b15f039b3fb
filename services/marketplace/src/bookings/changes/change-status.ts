import type { BookingAction, StatusChange } from '@plaza/contracts/marketplace/bookings';
import type { Caller } from '@plaza/contracts/session';
import { outboxEntry } from '@plaza/service-kit/outbox/outbox';
import { Types } from 'mongoose';
import type { MarketplaceDependencies } from '../../dependencies';
import { priceText } from '../../prices';
import type { BookingRecord, NamedUser } from '../records/booking.model';
import { reservedSlots } from '../records/reserved-slots';
import { actingUser } from '../roles/acting-user';
import { type Change, changeBooking, requireAllowed } from './write-booking';

const actions: Readonly<Record<StatusChange['status'], BookingAction>> = {
  confirmed: 'confirm',
  'in-progress': 'start',
  completed: 'complete',
  cancelled: 'cancel',
};

/**
 * Moves a booking on.
 * @throws NotFound; Forbidden `not_yours_to_do`; Conflict `wrong_state`, `slot_taken`, `changed_meanwhile`
 */
export function changeStatus(
  id: string,
  caller: Caller,
  asked: StatusChange,
  { users }: Pick<MarketplaceDependencies, 'users'>,
): Promise<BookingRecord> {
  const action = actions[asked.status];
  return changeBooking(id, caller, asked.version, async (booking, own) => {
    requireAllowed(booking, own, action);
    const by = await actingUser(booking, caller, users);
    // The contractor's notes are not the customer's to write.
    const isCustomer = own.every((part) => part === 'customer');
    return changeOf(booking, isCustomer ? { ...asked, contractorNotes: undefined } : asked, by);
  });
}

function changeOf(booking: BookingRecord, asked: StatusChange, by: NamedUser): Change {
  const { status, reason = '', contractorNotes } = asked;
  const notes = contractorNotes === undefined ? {} : { contractorNotes };
  switch (status) {
    case 'confirmed': {
      const holds = reservedSlots(booking.contractorId, booking);
      return { set: { status, holds, expiresAt: null, ...notes }, what: 'confirmed', by };
    }
    case 'in-progress':
      return { set: { status, ...notes }, what: 'started', by };
    case 'completed':
      return completion(booking, asked, by, notes);
    case 'cancelled': {
      const cancellation = { reason, at: new Date(), by };
      const set = { status, cancellation, expiresAt: null, ...notes };
      return { set, release: true, what: 'cancelled', detail: reason, by };
    }
  }
}

/** What it costs becomes money: the price is written with the event that tells of it. */
function completion(booking: BookingRecord, asked: StatusChange, by: NamedUser, notes: object): Change {
  const { _id: bookingId, title, customerId, contractorId, currency, customerAddress: location } = booking;
  const price = asked.finalPrice ?? booking.estimatedPrice?.toString();
  const finalPrice = price === undefined ? null : Types.Decimal128.fromString(price);
  const completedDate = new Date();
  const set = { status: asked.status, finalPrice, completedDate, ...notes };
  if (!finalPrice || !booking.customer || !booking.contractor) return { set, release: true, what: 'completed', by };
  const cost = priceText(finalPrice);
  const told = { bookingId, title, customerId, contractorId, location, finalPrice: cost, currency };
  const events = [outboxEntry('booking.completed', { ...told, completedAt: completedDate.toISOString() })];
  return { set, release: true, what: 'completed', detail: `${cost} ${currency}`, by, events };
}
