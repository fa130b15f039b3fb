import type { ContractorFilter } from '@plaza/contracts/marketplace/contractors';
import { specialtyKey, withPart, wordsOf } from './records/profile-search';

/** Each word is searched separately, so this limits the cost of a search. */
const maxWords = 8;

/** Each of the first words of the search must occur in the name, the company or a specialty. */
export function filterConditions({ search = '', specialty = '' }: ContractorFilter): object[] {
  const words = wordsOf(search).slice(0, maxWords);
  // The longest word matches the fewest profiles, so it comes first.
  words.sort((one, other) => other.length - one.length);
  const named = specialtyKey(specialty);
  return [...words.map(withPart), ...(named ? [{ specialtyKeys: named }] : [])];
}
