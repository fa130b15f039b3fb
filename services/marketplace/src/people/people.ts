import type { PersonCard } from '@plaza/contracts/identity';
import { NotFound } from '@plaza/service-kit/errors';

/**
 * What identity says of people, a moment old at most. Whoever is gone or switched off is nobody.
 * Each throws Unavailable `people_unavailable` where identity cannot be asked.
 */
export interface People {
  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, PersonCard>>;
  /** By name. */
  employeesOf(contractorId: string): Promise<readonly PersonCard[]>;
}

/** @throws NotFound `person_not_found`; Unavailable */
export async function demandPerson(people: People, id: string, code = 'person_not_found'): Promise<PersonCard> {
  const card = (await people.byIds([id])).get(id);
  if (!card) throw new NotFound(code, 'There is no such person.');
  return card;
}
