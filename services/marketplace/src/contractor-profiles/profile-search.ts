import { fold, hasTermFrom } from '../text/search';
import type { ContractorProfileRecord } from './contractor-profile.model';

/** How many characters of a stored term, and of a searched word, count. */
const maxTermLength = 80;

type SearchedFields = Pick<ContractorProfileRecord, 'contactName' | 'businessName' | 'specializations'>;

/**
 * What a profile is found by. They follow from name, company and specialties: a write of one of those writes them too.
 */
export type SearchFields = Pick<ContractorProfileRecord, 'searchTerms' | 'specialtyKeys'>;

/**
 * The suffixes of each word of name, company and specialties, so that any part of a word is the start of a term, which
 * an index finds; and each specialty as a whole.
 */
export function searchFieldsOf({ contactName, businessName, specializations }: SearchedFields): SearchFields {
  const words = [contactName, businessName, ...specializations].flatMap(wordsOf);
  const terms = words.flatMap((word) => {
    const letters = [...word];
    return letters.map((_letter, start) => truncate(letters.slice(start)));
  });
  return { searchTerms: [...new Set(terms)], specialtyKeys: [...new Set(specializations.map(specialtyKey))] };
}

/** The profiles with a term that begins with a word. */
export function withPart(word: string): object {
  return { searchTerms: hasTermFrom(truncate([...word])) };
}

/** The words of a text without case and accents. Control characters separate them, as blanks do. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean);

/** Equal for specialties that differ in case, accents and outer blanks alone; control characters do not count. */
export const specialtyKey = (specialty: string): string => fold(specialty.replace(/\p{Cc}+/gu, '').trim());

/** Counts code points, so that no surrogate pair is cut. */
const truncate = (letters: readonly string[]): string => letters.slice(0, maxTermLength).join('');
