import type { User } from '@plaza/contracts/identity/session';
import type { Booking } from '@plaza/contracts/marketplace/bookings';

/** The contractor or the customer of a booking, as the other one of them sees them. */
export interface Participant {
  readonly role: 'Contractor' | 'Customer';
  /** Null if the account was deleted. */
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

/**
 * The other participants: the contractor for customers, the customer for contractors and employees, both for others.
 */
export function otherParticipants(booking: Booking, user: User | null | undefined): Participant[] {
  if (user && user.id === booking.customer?.id) return [toContractorParticipant(booking)];
  const worksOnIt = user && (user.id === booking.contractor?.id || user.id === booking.employee?.id);
  return worksOnIt
    ? [toCustomerParticipant(booking)]
    : [toContractorParticipant(booking), toCustomerParticipant(booking)];
}
