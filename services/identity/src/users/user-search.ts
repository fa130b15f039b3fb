import { matchingText, termsOf } from '../text/search-terms';
import { type Person, PersonModel } from './user.model';

const most = 500;

type Named = Pick<Person, 'firstName' | 'lastName' | 'email'>;

/** What a person is found by: any part of their name and their e-mail. */
export const searchTermsOf = ({ firstName, lastName, email }: Named): string[] =>
  termsOf([`${firstName} ${lastName}`, email]);

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

/** The ids of people whom a text finds, at most 500. */
export async function findPeople(text: string): Promise<string[]> {
  const people = await PersonModel.find(matchingText(text), { _id: 1 }).limit(most).lean();
  return people.map(({ _id }) => _id);
}
