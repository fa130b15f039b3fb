import { plainLetters } from '../geocoder/folded.js';

/** How much of a term is kept, and of a word that is looked for. */
const longest = 80;

/**
 * Each text from each of its letters to the end, folded, so that any part of it is the start of a term and found in an
 * index. The first letter of each word is a term of its own, after a blank: one letter alone is looked for in these.
 */
export function termsOf(texts: readonly string[]): string[] {
  const terms = texts.map(asCompared).flatMap((text) => [...partsOf(text), ...initialsOf(text)]);
  return [...new Set(terms)];
}

function partsOf(text: string): string[] {
  const letters = [...text];
  return letters.flatMap((letter, start) => (letter === ' ' ? [] : [beginning(letters.slice(start))]));
}

const initialsOf = (text: string): string[] =>
  [...text.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s]+/gu)].map(([word]) => ` ${[...word][0]}`);

/** Found in terms that this file made, and in none of an earlier release: everybody has an initial. */
export const initial = /^ /;

/**
 * The records that have each word of a text as a part of what they are found by; a single letter, where a word begins.
 * A text without a word finds none.
 */
export function matchingText(text: string): TextFilter {
  const words = asCompared(text).split(' ').filter(Boolean);
  if (words.length === 0) return { _id: { $in: [] } };
  return { $and: words.map((word) => ({ searchTerms: { $regex: `^${escaped(startOfTerm([...word]))}` } })) };
}
export type TextFilter = { $and: { searchTerms: { $regex: string } }[] } | { _id: { $in: string[] } };

const startOfTerm = (letters: readonly string[]): string =>
  letters.length === 1 ? ` ${letters[0]}` : beginning(letters);

/** Counted in whole signs: half of a pair is none. */
const beginning = (letters: readonly string[]): string => letters.slice(0, longest).join('');

/** Without case and accents; signs that no text shows part words, as blanks do. */
const asCompared = (text: string): string => plainLetters(text).replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
