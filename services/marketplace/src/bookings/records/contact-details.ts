import type { UserCard } from '@plaza/contracts/internal/identity';
import type { ContactDetails } from './booking.model';

/** A user as a booking stores them. */
export const toContactDetails = ({ id, name, phone, email }: UserCard): ContactDetails => ({
  id,
  name,
  phone,
  email,
});

/** A contractor with the name of their business, and its phone where it has one. */
export const toContractorDetails = (
  card: UserCard,
  { businessName, businessPhone }: { businessName: string; businessPhone: string },
): ContactDetails & { company: string } => ({
  ...toContactDetails(card),
  phone: businessPhone || card.phone,
  company: businessName,
});
