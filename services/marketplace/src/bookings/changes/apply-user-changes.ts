import type { PersonCard } from '@plaza/contracts/identity';
import { type BookingRecord, openStatuses } from '../records/booking.model';
import { toContactDetails } from '../records/contact-details';
import { type BatchOptions, changeEachBooking } from './change-each-booking';
import type { Change } from './write-booking';

const gone = 'The account was deleted.';
const notHere = 'They are no contractor here any more.';
const nobody = 'Deleted account';

/**
 * Bookings that are still to be done show a person as they are now, and lose whoever may not do them any more: an
 * employee who works for somebody else, a contractor who is none. What is over keeps the names of its time.
 * @param card undefined for whoever may not sign in
 */
export function applyUserChangesToBookings(userId: string, card: PersonCard | undefined): Promise<void> {
  const changed = (booking: BookingRecord) => (isOpen(booking) ? following(booking, userId, card) : null);
  return changeEachBooking({ parties: userId, status: { $in: [...openStatuses] } }, changed);
}

/** Bookings that are still to be done show a contractor's business by its name and phone of now. */
export function applyBusinessChangesToBookings(contractorId: string, company: string, phone: string): Promise<void> {
  return changeEachBooking({ contractorId, status: { $in: [...openStatuses] } }, ({ contractor }) =>
    contractor && isOtherBusiness(contractor, company, phone)
      ? { set: { contractor: { ...contractor, company, phone: phone || contractor.phone } }, by: null }
      : null,
  );
}

const isOtherBusiness = (known: NonNullable<BookingRecord['contractor']>, company: string, phone: string): boolean =>
  known.company !== company || (phone !== '' && known.phone !== phone);

/**
 * Takes a deleted person out of all bookings. What they asked for and is not done is cancelled; what they had to do
 * says that nobody does it, and can be given to others; what is over stays with the others, without them.
 */
export function removeUserFromBookings(userId: string, watch?: BatchOptions): Promise<void> {
  const named = [{ parties: userId }, { 'timeline.by.id': userId }, { 'cancellation.by.id': userId }];
  return changeEachBooking({ $or: named }, (booking) => leaving(booking, userId), watch);
}

const isOpen = ({ status }: BookingRecord): boolean => openStatuses.some((one) => one === status);

function following(booking: BookingRecord, userId: string, card: PersonCard | undefined): Change | null {
  const { customerId, contractorId, contractorEmployeeId, contractor, customer } = booking;
  if (contractorId === userId && contractor && card?.role !== 'contractor') return withoutContractor(booking, notHere);
  if (contractorEmployeeId === userId && contractorId !== userId && card?.contractorId !== contractorId) {
    return withoutEmployee(booking);
  }
  if (!card) return null;
  const set: Partial<BookingRecord> = {
    ...(customerId === userId && customer ? { customer: toContactDetails(card) } : {}),
    ...(contractorId === userId && contractor
      ? { contractor: { ...contractor, name: card.name, email: card.email } }
      : {}),
    ...(contractorEmployeeId === userId ? { employee: { id: userId, name: card.name } } : {}),
  };
  return { set, by: null };
}

function leaving(booking: BookingRecord, userId: string): Change {
  const { change, employee } = withoutUser(booking, userId);
  const before = { ...booking, ...change.set };
  const { cancellation } = before;
  const timeline = before.timeline.map((entry) => ({
    ...entry,
    ...(entry.by?.id === userId ? { by: null, detail: '' } : {}),
    ...(employee && entry.what === 'assigned' && entry.detail === employee ? { detail: nobody } : {}),
  }));
  const isTheirs = cancellation?.by?.id === userId;
  const cancelled = isTheirs ? { cancellation: { ...cancellation, reason: gone, by: null } } : {};
  return { ...change, set: { ...change.set, ...cancelled, timeline }, untold: !isOpen(booking) };
}

/** What becomes of it by what they are to it; `employee` is the name that they had in it. */
function withoutUser(booking: BookingRecord, userId: string): { change: Change; employee?: string } {
  const isEmployee = booking.contractorEmployeeId === userId;
  const named = isEmployee && booking.employee ? { employee: booking.employee.name } : {};
  if (booking.customerId === userId && booking.customer) return { change: withoutCustomer(booking), ...named };
  if (booking.contractorId === userId && booking.contractor)
    return { change: withoutContractor(booking, gone), ...named };
  return { change: isEmployee ? withoutEmployee(booking) : { set: {}, by: null }, ...named };
}

function withoutCustomer(booking: BookingRecord): Change {
  const { customerId, contractorId, contractorEmployeeId, employee } = booking;
  const isOwnEmployee = contractorEmployeeId === customerId;
  const emptied = {
    customer: null,
    customerAddress: '',
    customerNotes: '',
    description: '',
    contractorEmployeeId: isOwnEmployee ? null : contractorEmployeeId,
    employee: isOwnEmployee ? null : employee,
    ...(contractorId === customerId ? { contractor: null } : {}),
    parties: booking.parties.filter((one) => one !== customerId),
  };
  const cancellation = { reason: gone, at: new Date(), by: null };
  const ended = isOpen(booking) ? ({ status: 'cancelled', cancellation, expiresAt: null } as const) : {};
  return { set: { ...emptied, ...ended }, release: true, what: 'customer-gone', detail: gone, by: null };
}

function withoutContractor(booking: BookingRecord, detail: string): Change {
  const others = [booking.contractorId, booking.contractorEmployeeId];
  const parties = booking.parties.filter((one) => !others.includes(one));
  const set = { contractor: null, contractorEmployeeId: null, employee: null, parties };
  return { set, release: true, what: 'contractor-gone', detail, by: null };
}

function withoutEmployee(booking: BookingRecord): Change {
  const parties = booking.parties.filter((one) => one !== booking.contractorEmployeeId);
  return { set: { contractorEmployeeId: null, employee: null, parties }, what: 'assigned', detail: '', by: null };
}
