import type { QueryFilter } from 'mongoose';
import { type Person, PersonModel } from './person.model';

const most = 500;
const longest = 80;

/**
 * What a person is found by: their name and e-mail, from each word in them to the end, in small letters. The start of
 * any of these is looked up in an index.
 */
export function searchTermsOf({
  firstName,
  lastName,
  email,
}: Pick<Person, 'firstName' | 'lastName' | 'email'>): string[] {
  const terms = [`${firstName} ${lastName}`, email].flatMap((text) => fromEachWord(text.toLowerCase()));
  return [...new Set(terms.map((term) => term.slice(0, longest)))];
}

/**
 * Makes a person found by what they are called now. Call it after a write that gave only a part of their name: of
 * several at once the last one to call it reads what all of them have written.
 */
export async function keepSearchable(id: string): Promise<void> {
  for (;;) {
    const there = { _id: id, deletedAt: { $exists: false } };
    const person = await PersonModel.findOne(there, { firstName: 1, lastName: 1, email: 1 }).lean();
    if (!person) return;
    const { firstName, lastName, email } = person;
    const update = { $set: { searchTerms: searchTermsOf(person) } };
    const same = { ...there, firstName, lastName, email };
    const { matchedCount } = await PersonModel.updateOne(same, update, { timestamps: false });
    if (matchedCount === 1) return;
  }
}

function fromEachWord(text: string): string[] {
  const starts = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index }) => index);
  return starts.map((start) => text.slice(start));
}

/** People of whom every word of the text begins a word of the name or the e-mail. */
export function matchingText(text: string): QueryFilter<Person> {
  // Signs that no text shows would make a pattern that the database refuses.
  const words = text
    .toLowerCase()
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean);
  if (words.length === 0) return { _id: { $in: [] } };
  return { $and: words.map((word) => ({ searchTerms: { $regex: `^${escaped(word.slice(0, longest))}` } })) };
}

/** The ids of such people, at most 500. */
export async function findPeople(text: string): Promise<string[]> {
  const people = await PersonModel.find(matchingText(text), { _id: 1 }).limit(most).lean();
  return people.map(({ _id }) => _id);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
