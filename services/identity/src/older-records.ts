import { PersonModel } from './people/person.model';
import { keepSearchable } from './people/search';
import { rememberedMs, SessionModel } from './sessions/session.model';

/** The index by which sessions went with their last use, before they were remembered for longer. */
const olderIndex = 'expiresAt_1';

/** Gives records of earlier releases what they lack by now. Repeating it changes nothing. */
export async function bringOlderRecordsUp(): Promise<void> {
  await SessionModel.updateMany(
    { $or: [{ epoch: { $exists: false } }, { keptUntil: { $exists: false } }] },
    [
      {
        $set: {
          epoch: { $ifNull: ['$epoch', 0] },
          address: { $ifNull: ['$address', ''] },
          authenticatedAt: { $ifNull: ['$authenticatedAt', '$createdAt'] },
          keptUntil: { $ifNull: ['$keptUntil', { $add: ['$lastSeenAt', rememberedMs] }] },
        },
      },
    ],
    { updatePipeline: true },
  );
  const indexes = await SessionModel.collection.indexes();
  if (indexes.some(({ name }) => name === olderIndex)) await SessionModel.collection.dropIndex(olderIndex);
  const older = { 'searchTerms.0': { $exists: false }, deletedAt: { $exists: false } };
  for await (const { _id } of PersonModel.find(older, { _id: 1 }).lean().cursor()) await keepSearchable(_id);
}
