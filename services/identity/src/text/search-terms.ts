import { foldLetters } from './fold.js';

/** How many characters of a stored term, and of a searched word, count. */
const maxTermLength = 80;

/**
 * The folded suffixes of each text, one from each of its letters, so that any part of a text is the start of a term,
 * which an index finds. The first letter of each word, after a blank, is also a term of its own; single letters match
 * only these.
 */
export function searchTerms(texts: readonly string[]): string[] {
  const terms = texts.map(normalize).flatMap((text) => [...suffixesOf(text), ...initialsOf(text)]);
  return [...new Set(terms)];
}

function suffixesOf(text: string): string[] {
  const letters = [...text];
  return letters.flatMap((letter, start) => (letter === ' ' ? [] : [truncate(letters.slice(start))]));
}

const initialsOf = (text: string): string[] =>
  [...text.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s]+/gu)].map(([word]) => ` ${[...word][0]}`);

/** Matches the initial of a word: a term that everybody has, and that earlier releases did not store. */
export const initialTerm = /^ /;

/**
 * A filter for the records whose search terms contain each word of a text; a single letter has to begin a word. A text
 * without a word matches nothing.
 */
export function textFilter(text: string): TextFilter {
  const words = normalize(text).split(' ').filter(Boolean);
  if (words.length === 0) return { _id: { $in: [] } };
  return { $and: words.map((word) => ({ searchTerms: { $regex: `^${escapeRegExp(toTermStart([...word]))}` } })) };
}
export type TextFilter = { $and: { searchTerms: { $regex: string } }[] } | { _id: { $in: string[] } };

const toTermStart = (letters: readonly string[]): string =>
  letters.length === 1 ? ` ${letters[0]}` : truncate(letters);

/** Counts code points, so that no surrogate pair is cut. */
const truncate = (letters: readonly string[]): string => letters.slice(0, maxTermLength).join('');

/** The text without case and accents; invisible characters separate words, as blanks do. */
const normalize = (text: string): string => foldLetters(text).replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ');

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
