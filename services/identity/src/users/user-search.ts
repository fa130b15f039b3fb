import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { searchTerms, textFilter } from '../text/search-terms';
import { keepTimestamps } from './form-fields';
import { UserModel, type UserRecord } from './user.model';

const maxFound = 500;

type Named = Pick<UserRecord, 'firstName' | 'lastName' | 'email'>;

/** The stored terms of a user: a search finds any part of their name and e-mail address. */
export const userSearchTerms = ({ firstName, lastName, email }: Named): string[] =>
  searchTerms([`${firstName} ${lastName}`, email]);

/**
 * Updates the search terms of a user to their current names. Call it after a write that changed only some of them: of
 * several concurrent calls, the last one reads what all of them have written.
 */
export async function updateSearchTerms(id: string): Promise<void> {
  await retryOnConflict(() => writeSearchTerms(id));
}

/** @returns undefined when the user was renamed between reading and writing */
async function writeSearchTerms(id: string): Promise<true | undefined> {
  const existing = { _id: id, deletedAt: { $exists: false } };
  const user = await UserModel.findOne(existing, { firstName: 1, lastName: 1, email: 1 }).lean();
  if (!user) return true;
  const { firstName, lastName, email } = user;
  const { matchedCount } = await UserModel.updateOne(
    { ...existing, firstName, lastName, email },
    { $set: { searchTerms: userSearchTerms(user) } },
    keepTimestamps,
  );
  return matchedCount === 1 || undefined;
}

/** The ids of the users that match a text, at most 500. */
export async function findUserIds(text: string): Promise<string[]> {
  const users = await UserModel.find(textFilter(text), { _id: 1 }).limit(maxFound).lean();
  return users.map(({ _id }) => _id);
}
