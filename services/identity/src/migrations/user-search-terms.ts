import { initial } from '../text/search-terms';
import { PersonModel } from '../users/user.model';
import { searchTermsOf } from '../users/user-search';
import { inBatches } from './in-batches';

/** Makes people found by any part of their name and e-mail who were found by beginnings of words alone. */
export async function bringSearchUp(signal: AbortSignal): Promise<void> {
  const older = { searchTerms: { $not: initial }, deletedAt: { $exists: false } };
  const people = PersonModel.find(older, { firstName: 1, lastName: 1, email: 1 }).lean().cursor();
  for await (const batch of inBatches(people, signal)) {
    await PersonModel.bulkWrite(
      batch.map(({ _id, firstName, lastName, email }) => ({
        updateOne: {
          // Whoever is called otherwise meanwhile has new terms with it.
          filter: { _id, firstName, lastName, email, deletedAt: { $exists: false } },
          update: { $set: { searchTerms: searchTermsOf({ firstName, lastName, email }) } },
          timestamps: false,
        },
      })),
      { ordered: false },
    );
  }
}
