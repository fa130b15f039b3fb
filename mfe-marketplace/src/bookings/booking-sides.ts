import type { Booking } from '@plaza/contracts/marketplace/bookings';
import type { User } from '@plaza/contracts/session';

/** One side of a booking, as the other one sees it. */
export interface Side {
  readonly part: 'Contractor' | 'Customer';
  /** Null where the account is gone. */
  readonly person: { id: string; name: string; company: string; phone: string; email: string } | null;
}

export const contractorOf = ({ contractor }: Booking): Side => ({ part: 'Contractor', person: contractor });

export const customerOf = ({ customer }: Booking): Side => ({
  part: 'Customer',
  person: customer && { ...customer, company: '' },
});

/** Whom somebody has to do with: customers the contractor, those who do the job the customer, others both. */
export function otherSides(booking: Booking, user: User | null | undefined): Side[] {
  if (user && user.id === booking.customer?.id) return [contractorOf(booking)];
  const isOnTheJob = user && (user.id === booking.contractor?.id || user.id === booking.employee?.id);
  return isOnTheJob ? [customerOf(booking)] : [contractorOf(booking), customerOf(booking)];
}
