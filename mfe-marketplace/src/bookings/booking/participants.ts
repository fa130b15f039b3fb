import type { User } from '@plaza/contracts/identity/session';
import type { Booking } from '@plaza/contracts/marketplace/bookings';

/** The contractor or the customer of a booking, as the other one sees them. */
export interface Participant {
  readonly role: 'Contractor' | 'Customer';
  /** Null where the account was deleted. */
  readonly account: { id: string; name: string; company: string; phone: string; email: string } | null;
}

export const toContractorParticipant = ({ contractor }: Booking): Participant => ({
  role: 'Contractor',
  account: contractor,
});

export const toCustomerParticipant = ({ customer }: Booking): Participant => ({
  role: 'Customer',
  account: customer && { ...customer, company: '' },
});

/** Whom a user deals with: customers the contractor, contractor and employee the customer, others both. */
export function otherParticipants(booking: Booking, user: User | null | undefined): Participant[] {
  if (user && user.id === booking.customer?.id) return [toContractorParticipant(booking)];
  const worksOnIt = user && (user.id === booking.contractor?.id || user.id === booking.employee?.id);
  return worksOnIt
    ? [toCustomerParticipant(booking)]
    : [toContractorParticipant(booking), toCustomerParticipant(booking)];
}
