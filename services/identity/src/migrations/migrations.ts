import { isDuplicateKey } from '@plaza/service-kit/database';
import type { Collection } from 'mongoose';
import { PasswordResetModel } from '../password-reset/password-reset.model';
import { rememberedMs, SessionModel } from '../sessions/session.model';
import { bringAuditUp } from './audit-names';
import { BroughtUpModel } from './migration.model';
import { bringSearchUp } from './user-search-terms';

type Step = (signal: AbortSignal) => Promise<void>;

// By names that are never used again. Each bears to be repeated.
/** Without these, requests would fail. */
const needed: Readonly<Record<string, Step>> = {
  'sessions-epoch-and-memory': bringSessionsUp,
  'password-resets-by-kind': bringResetsUp,
};
/** Without these, people are found by less, and the audit names fewer of them. */
const wanted: Readonly<Record<string, Step>> = {
  'people-search-any-part': bringSearchUp,
  'audit-names': bringAuditUp,
};

/** Instances of the release before, while they are being replaced, write as they always did: so long each is repeated. */
export const repeatedMs = 24 * 3600 * 1000;

/** Gives records of earlier releases what they cannot do without by now. Once that is long done, it looks at none. */
export const bringOlderRecordsUp = (): Promise<void> => bringUp(needed, new AbortController().signal);

/** Gives them the rest, in batches while requests are served; the signal ends it, and the next start goes on. */
export const bringOlderRecordsOn = (signal: AbortSignal): Promise<void> => bringUp(wanted, signal);

async function bringUp(steps: Readonly<Record<string, Step>>, signal: AbortSignal): Promise<void> {
  const before = new Date(Date.now() - repeatedMs);
  const done = await BroughtUpModel.find({ firstAt: { $lt: before } }).distinct('_id');
  for (const [name, step] of Object.entries(steps).filter(([one]) => !done.includes(one))) {
    await step(signal);
    if (signal.aborted) return;
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
  await dropIndex(SessionModel.collection, 'expiresAt_1');
}

/** Those without a kind do not tell which password they are for: they work no more, and are asked for anew. */
async function bringResetsUp(): Promise<void> {
  await PasswordResetModel.deleteMany({ kind: { $exists: false } });
  // By it an address had one reset, of whatever kind.
  await dropIndex(PasswordResetModel.collection, 'email_1');
}

async function dropIndex(collection: Collection, index: string): Promise<void> {
  const indexes = await collection.indexes();
  if (!indexes.some(({ name }) => name === index)) return;
  await collection.dropIndex(index).catch((error) => {
    if (error.codeName !== 'IndexNotFound') throw error; // another instance was quicker
  });
}
