import { isDuplicateKey } from '@plaza/service-kit/database';
import type { Model } from 'mongoose';
import { BroughtUpModel } from './older-records.model';
import { PersonModel } from './people/person.model';
import { keepSearchable } from './people/search';
import { PasswordResetModel } from './recovery/password-reset.model';
import { rememberedMs, SessionModel } from './sessions/session.model';

/** What makes records of earlier releases up to date, by names that are never used again. Each bears to be repeated. */
const steps: Readonly<Record<string, () => Promise<void>>> = {
  'sessions-epoch-and-memory': bringSessionsUp,
  'people-search-terms': bringPeopleUp,
  'password-resets-by-kind': bringResetsUp,
};

/** Instances of the release before, while they are being replaced, write as they always did: so long each is repeated. */
export const repeatedMs = 24 * 3600 * 1000;

/** Gives records of earlier releases what they lack by now. Once that is long done, it looks at none of them. */
export async function bringOlderRecordsUp(): Promise<void> {
  const before = new Date(Date.now() - repeatedMs);
  const done = await BroughtUpModel.find({ firstAt: { $lt: before } }).distinct('_id');
  for (const [name, bringUp] of Object.entries(steps).filter(([one]) => !done.includes(one))) {
    await bringUp();
    await remember(name);
  }
}

async function remember(_id: string): Promise<void> {
  try {
    await BroughtUpModel.updateOne({ _id }, { $setOnInsert: { firstAt: new Date() } }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error; // another instance was quicker, with the same
  }
}

async function bringSessionsUp(): Promise<void> {
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
  // By it sessions went with their last use, before they were remembered for longer.
  await dropIndex(SessionModel, 'expiresAt_1');
}

async function bringPeopleUp(): Promise<void> {
  const older = { 'searchTerms.0': { $exists: false }, deletedAt: { $exists: false } };
  for await (const { _id } of PersonModel.find(older, { _id: 1 }).lean().cursor()) await keepSearchable(_id);
}

/** Those without a kind do not tell which password they are for: they work no more, and are asked for anew. */
async function bringResetsUp(): Promise<void> {
  await PasswordResetModel.deleteMany({ kind: { $exists: false } });
  // By it an address had one reset, of whatever kind.
  await dropIndex(PasswordResetModel, 'email_1');
}

async function dropIndex<Stored>({ collection }: Model<Stored>, index: string): Promise<void> {
  const indexes = await collection.indexes();
  if (!indexes.some(({ name }) => name === index)) return;
  await collection.dropIndex(index).catch((error) => {
    if (error.codeName !== 'IndexNotFound') throw error; // another instance was quicker
  });
}
