import type { PersonCard } from '@plaza/contracts/identity';
import { NotFound } from '@plaza/service-kit/errors';
import type { People } from './people';

/** @throws NotFound `contractor_not_found` for whoever is none; Unavailable */
export async function demandContractorCard(id: string, people: People): Promise<PersonCard> {
  const card = (await people.byIds([id])).get(id);
  if (card?.role === 'contractor') return card;
  throw new NotFound('contractor_not_found', 'There is no such contractor.');
}
