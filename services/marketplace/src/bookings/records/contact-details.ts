import type { PersonCard } from '@plaza/contracts/identity';
import type { ContactDetails } from './booking.model';

/** A user as a booking stores them. */
export const toContactDetails = ({ id, name, phone, email }: PersonCard): ContactDetails => ({
  id,
  name,
  phone,
  email,
});

/** A contractor with the name of their business, and its phone where it has one. */
export const toContractorDetails = (
  card: PersonCard,
  { businessName, businessPhone }: { businessName: string; businessPhone: string },
): ContactDetails & { company: string } => ({
  ...toContactDetails(card),
  phone: businessPhone || card.phone,
  company: businessName,
});
