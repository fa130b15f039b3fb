import { initialTerm } from '../text/search-terms';
import { UserModel } from '../users/user.model';
import { userSearchTerms } from '../users/user-search';
import { inBatches } from './in-batches';

/** Makes any part of names and e-mail addresses searchable; earlier releases stored only the starts of words. */
export async function migrateUserSearchTerms(signal: AbortSignal): Promise<void> {
  const outdated = { searchTerms: { $not: initialTerm }, deletedAt: { $exists: false } };
  const users = UserModel.find(outdated, { firstName: 1, lastName: 1, email: 1 }).lean().cursor();
  for await (const batch of inBatches(users, signal)) {
    await UserModel.bulkWrite(
      batch.map(({ _id, firstName, lastName, email }) => ({
        updateOne: {
          // A user who is renamed meanwhile gets new terms with that write.
          filter: { _id, firstName, lastName, email, deletedAt: { $exists: false } },
          update: { $set: { searchTerms: userSearchTerms({ firstName, lastName, email }) } },
          timestamps: false,
        },
      })),
      { ordered: false },
    );
  }
}
