import type { PersonCard } from '@plaza/contracts/identity';
import type { Party } from './booking.model';

/** Somebody as a booking keeps them. */
export const partyOf = ({ id, name, phone, email }: PersonCard): Party => ({ id, name, phone, email });

export const contractorParty = (card: PersonCard): Party & { company: string } => ({
  ...partyOf(card),
  company: card.company,
});
