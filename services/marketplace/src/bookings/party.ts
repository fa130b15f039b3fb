import type { PersonCard } from '@plaza/contracts/identity';
import type { Party } from './booking.model';

/** Somebody as a booking keeps them. */
export const partyOf = ({ id, name, phone, email }: PersonCard): Party => ({ id, name, phone, email });

/** A contractor as their business shows them: its name, and its phone where it has one. */
export const contractorParty = (
  card: PersonCard,
  { businessName, businessPhone }: { businessName: string; businessPhone: string },
): Party & { company: string } => ({ ...partyOf(card), phone: businessPhone || card.phone, company: businessName });
