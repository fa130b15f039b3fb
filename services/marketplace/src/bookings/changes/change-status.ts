import type { BookingAction, StatusChange } from '@plaza/contracts/marketplace/bookings';
import { outboxEntry } from '@plaza/service-kit/outbox/outbox';
import { Types } from 'mongoose';
import type { Author } from '../../audit';
import type { MarketplaceDependencies } from '../../dependencies';
import { priceText } from '../../prices';
import type { BookingRecord, NamedUser } from '../records/booking.model';
import { reservedSlotsOf } from '../records/reserved-slots';
import { actingUser } from '../roles/acting-user';
import { withAuditRecord } from './booking-audit';
import { type BookingWrite, changeBooking, requireAllowed } from './write-booking';

const actions = {
  confirmed: 'confirm',
  'in-progress': 'start',
  completed: 'complete',
  cancelled: 'cancel',
} as const satisfies Readonly<Record<StatusChange['status'], BookingAction>>;

/** @throws NotFound; Forbidden `not_yours_to_do`; Conflict `wrong_state`, `slot_taken`, `changed_meanwhile` */
export function changeStatus(
  id: string,
  author: Author,
  input: StatusChange,
  { users }: Pick<MarketplaceDependencies, 'users'>,
): Promise<BookingRecord> {
  const { caller } = author;
  const action = actions[input.status];
  return changeBooking(id, caller, input.version, async (booking, roles) => {
    requireAllowed(booking, roles, action);
    const by = await actingUser(booking, caller, users);
    // Customers may not write the contractor's notes.
    const isCustomer = roles.every((role) => role === 'customer');
    const change = toStatusChange(booking, isCustomer ? { ...input, contractorNotes: undefined } : input, by);
    return withAuditRecord(change, author, booking, roles, action);
  });
}

function toStatusChange(booking: BookingRecord, input: StatusChange, by: NamedUser): BookingWrite {
  const { status, reason = '', contractorNotes } = input;
  const notes = contractorNotes === undefined ? {} : { contractorNotes };
  switch (status) {
    case 'confirmed': {
      const reservedSlots = reservedSlotsOf(booking.contractorId, booking);
      return { set: { status, holds: reservedSlots, expiresAt: null, ...notes }, change: 'confirmed', by };
    }
    case 'in-progress':
      return { set: { status, ...notes }, change: 'started', by };
    case 'completed':
      return toCompletion(booking, input, by, notes);
    case 'cancelled': {
      const cancellation = { reason, at: new Date(), by };
      const set = { status, cancellation, expiresAt: null, ...notes };
      return { set, freesSlots: true, change: 'cancelled', detail: reason, by };
    }
  }
}

/** The actual cost and the event that publishes it are one write. Request and event call it `finalPrice`. */
function toCompletion(booking: BookingRecord, input: StatusChange, by: NamedUser, notes: object): BookingWrite {
  const { _id: bookingId, title, customerId, contractorId, currency, customerAddress: location } = booking;
  const cost = input.finalPrice ?? booking.estimatedCost?.toString();
  const actualCost = cost === undefined ? null : Types.Decimal128.fromString(cost);
  const completedDate = new Date();
  const set = { status: input.status, actualCost, completedDate, ...notes };
  if (!actualCost || !booking.customer || !booking.contractor)
    return { set, freesSlots: true, change: 'completed', by };
  const finalPrice = priceText(actualCost);
  const event = outboxEntry('booking.completed', {
    bookingId,
    title,
    customerId,
    contractorId,
    location,
    finalPrice,
    currency,
    completedAt: completedDate.toISOString(),
  });
  return { set, freesSlots: true, change: 'completed', detail: `${finalPrice} ${currency}`, by, events: [event] };
}
