import { isDeepStrictEqual } from 'node:util';
import type { UserCard } from '@plaza/contracts/internal/identity';
import type { ContractorProfileRecord } from '../../contractors/records/contractor-profile.model';
import { deletedUserName } from '../../users/user-directory';
import { type BookingRecord, openStatuses } from '../records/booking.model';
import { toContactDetails, toContractorDetails } from '../records/contact-details';
import { participantIdsOf } from '../records/participants';
import { type BatchOptions, changeEachBooking } from './change-each-booking';
import type { BookingWrite } from './write-booking';

const accountDeleted = 'The account was deleted.';
const noLongerContractor = 'They are no longer a contractor.';

/** A contractor's business name and phone. */
type Business = Pick<ContractorProfileRecord, 'businessName' | 'businessPhone'>;

/**
 * Updates a user's name and contact details in open bookings, and removes users who may no longer do the work: an
 * employee who now works for another contractor, a contractor who has lost that role. Bookings that are over keep the
 * names they had.
 * @param card undefined for deleted and disabled users
 * @param business the business of a contractor
 */
export function applyUserChangesToBookings(
  userId: string,
  card: UserCard | undefined,
  business: Business | undefined,
): Promise<void> {
  const details = card && business && toContractorDetails(card, business);
  const toChange = (booking: BookingRecord) => (isOpen(booking) ? toUserChange(booking, userId, card, details) : null);
  return changeEachBooking({ parties: userId, status: { $in: [...openStatuses] } }, toChange);
}

/** Updates the name and phone of a contractor's business in open bookings. */
export function applyBusinessChangesToBookings(card: UserCard, business: Business): Promise<void> {
  const { company, phone } = toContractorDetails(card, business);
  return changeEachBooking({ contractorId: card.id, status: { $in: [...openStatuses] } }, ({ contractor }) =>
    contractor && (contractor.company !== company || contractor.phone !== phone)
      ? { set: { contractor: { ...contractor, company, phone } }, by: null }
      : null,
  );
}

/**
 * Removes a deleted user from all bookings. Open bookings of a customer are cancelled; open bookings of a contractor or
 * employee remain without them and can be assigned to others; bookings that are over remain without the name.
 */
export function removeUserFromBookings(userId: string, options?: BatchOptions): Promise<void> {
  const named = [{ parties: userId }, { 'timeline.by.id': userId }, { 'cancellation.by.id': userId }];
  return changeEachBooking({ $or: named }, (booking) => toRemoval(booking, userId), options);
}

const isOpen = ({ status }: BookingRecord): boolean => openStatuses.some((one) => one === status);

function toUserChange(
  booking: BookingRecord,
  userId: string,
  card: UserCard | undefined,
  details: BookingRecord['contractor'] | undefined,
): BookingWrite | null {
  const { customerId, contractorId, contractorEmployeeId, contractor, customer } = booking;
  const own = card && customerId === userId && customer ? { customer: toContactDetails(card) } : {};
  const withOwn = (write: BookingWrite): BookingWrite => ({ ...write, set: { ...own, ...write.set } });
  if (contractorId === userId && contractor && card?.role !== 'contractor')
    return withOwn(withoutContractor(booking, noLongerContractor));
  if (contractorEmployeeId === userId && contractorId !== userId && card?.contractorId !== contractorId) {
    return withOwn(withoutEmployee(booking));
  }
  if (!card) return null;
  const set: Partial<BookingRecord> = {
    ...own,
    ...(contractorId === userId && contractor && details ? { contractor: details } : {}),
    ...(contractorEmployeeId === userId ? { employee: { id: userId, name: card.name } } : {}),
  };
  // An unchanged booking keeps its version, or whoever is just changing it would have to look at it again.
  return isDeepStrictEqual({ ...booking, ...set }, booking) ? null : { set, by: null };
}

function toRemoval(booking: BookingRecord, userId: string): BookingWrite {
  const { change, employee } = withoutUser(booking, userId);
  const before = { ...booking, ...change.set };
  const { cancellation } = before;
  const timeline = before.timeline.map((entry) => ({
    ...entry,
    ...(entry.by?.id === userId ? { by: null, detail: '' } : {}),
    ...(employee && entry.what === 'assigned' && entry.detail === employee ? { detail: deletedUserName } : {}),
  }));
  const isTheirs = cancellation?.by?.id === userId;
  const cancelled = isTheirs ? { cancellation: { ...cancellation, reason: accountDeleted, by: null } } : {};
  return { ...change, set: { ...change.set, ...cancelled, timeline }, silent: !isOpen(booking) };
}

/** Depends on the user's role in the booking; `employee` is the user's name as the booking's employee. */
function withoutUser(booking: BookingRecord, userId: string): { change: BookingWrite; employee?: string } {
  const isEmployee = booking.contractorEmployeeId === userId;
  const named = isEmployee && booking.employee ? { employee: booking.employee.name } : {};
  if (booking.customerId === userId && booking.customer) return { change: withoutCustomer(booking), ...named };
  if (booking.contractorId === userId && booking.contractor)
    return { change: withoutContractor(booking, accountDeleted), ...named };
  return { change: isEmployee ? withoutEmployee(booking) : { set: {}, by: null }, ...named };
}

function withoutCustomer(booking: BookingRecord): BookingWrite {
  const { customerId, contractorId, contractorEmployeeId, employee } = booking;
  const isOwnEmployee = contractorEmployeeId === customerId;
  const set = {
    customer: null,
    customerAddress: '',
    customerNotes: '',
    description: '',
    contractorEmployeeId: isOwnEmployee ? null : contractorEmployeeId,
    employee: isOwnEmployee ? null : employee,
    ...(contractorId === customerId ? { contractor: null } : {}),
  };
  const parties = participantIdsOf({ ...booking, ...set });
  const cancellation = { reason: accountDeleted, at: new Date(), by: null };
  const cancelled = isOpen(booking) ? ({ status: 'cancelled', cancellation, expiresAt: null } as const) : {};
  return {
    set: { ...set, parties, ...cancelled },
    freesSlots: true,
    change: 'customer-gone',
    detail: accountDeleted,
    by: null,
  };
}

function withoutContractor(booking: BookingRecord, detail: string): BookingWrite {
  const set = { contractor: null, contractorEmployeeId: null, employee: null };
  const parties = participantIdsOf({ ...booking, ...set });
  return { set: { ...set, parties }, freesSlots: true, change: 'contractor-gone', detail, by: null };
}

function withoutEmployee(booking: BookingRecord): BookingWrite {
  const set = { contractorEmployeeId: null, employee: null };
  const parties = participantIdsOf({ ...booking, ...set });
  return { set: { ...set, parties }, change: 'assigned', detail: '', by: null };
}
