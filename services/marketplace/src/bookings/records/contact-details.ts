import type { UserCard } from '@plaza/contracts/internal/identity';
import type { ContactDetails } from './booking.model';

/** A user as stored in a booking. */
export const toContactDetails = ({ id, name, phone, email }: UserCard): ContactDetails => ({
  id,
  name,
  phone,
  email,
});

/** A contractor with the name of the business, and its phone if there is one. */
export const toContractorDetails = (
  card: UserCard,
  { businessName, businessPhone }: { businessName: string; businessPhone: string },
): ContactDetails & { company: string } => ({
  ...toContactDetails(card),
  phone: businessPhone || card.phone,
  company: businessName,
});
