import { fold, hasTermFrom } from '../../text/search';
import type { ContractorProfileRecord } from './contractor-profile.model';

/** The maximum number of characters of a stored term and of a searched word; the rest is ignored. */
const maxTermLength = 80;

type SearchedFields = Pick<ContractorProfileRecord, 'contactName' | 'businessName' | 'specializations'>;

/**
 * The fields by which searches find a profile. They depend on name, company and specialties, so each write of one of
 * those writes them too.
 */
export type SearchFields = Pick<ContractorProfileRecord, 'searchTerms' | 'specialtyKeys'>;

/**
 * The suffixes of each word of name, company and specialties, so that any part of a word is the prefix of a term, which
 * an index can find; and each specialty as a whole.
 */
export function searchFieldsOf({ contactName, businessName, specializations }: SearchedFields): SearchFields {
  const words = [contactName, businessName, ...specializations].flatMap(wordsOf);
  const terms = words.flatMap((word) => {
    const letters = [...word];
    return letters.map((_letter, start) => truncate(letters.slice(start)));
  });
  return { searchTerms: [...new Set(terms)], specialtyKeys: [...new Set(specializations.map(specialtyKey))] };
}

/** The profiles with a term that begins with the word. */
export function withPart(word: string): object {
  return { searchTerms: hasTermFrom(truncate([...word])) };
}

/** The words of a text without case and accents. Control characters separate words, as spaces do. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean);

/** Equal for specialties that differ only in case, accents and surrounding spaces; control characters are ignored. */
export const specialtyKey = (specialty: string): string => fold(specialty.replace(/\p{Cc}+/gu, '').trim());

/** Counts code points, so that no surrogate pair is split. */
const truncate = (letters: readonly string[]): string => letters.slice(0, maxTermLength).join('');
