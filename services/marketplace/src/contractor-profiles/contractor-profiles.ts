import type { UserCard } from '@plaza/contracts/internal/identity';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conflict } from '@plaza/service-kit/errors';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { Types } from 'mongoose';
import { outboxAfterChange, outboxWithEvent, publishedFields } from './contractor-events';
import { ContractorProfileModel, type ContractorProfileRecord } from './contractor-profile.model';

/** The profile of a contractor with their current name and e-mail; created if there is none. */
export async function upsertProfile(card: UserCard): Promise<ContractorProfileRecord> {
  const { id: userId, name: contactName, email, company } = card;
  const stored = await ContractorProfileModel.findOne({ userId }).lean();
  if (stored?.contactName === contactName && stored.email === email) return stored;
  const none = { specializations: [], totalJobs: 0, completedJobs: 0, rating: Types.Decimal128.fromString('0.00') };
  const asNew = { businessName: company || contactName, ...outboxWithEvent({ userId, ...none }) };
  const write = () =>
    ContractorProfileModel.findOneAndUpdate(
      { userId },
      { $set: { contactName, email }, $setOnInsert: asNew },
      { upsert: true, returnDocument: 'after', runValidators: true },
    )
      .lean()
      .orFail();
  return write().catch((error) => {
    if (isDuplicateKey(error)) return write(); // a concurrent request created it
    throw error;
  });
}

/**
 * Lists contractors who are not disabled, with their current name and e-mail; a new contractor gets a profile.
 * @param card undefined for deleted and disabled users
 */
export async function applyUserChangesToProfile(userId: string, card: UserCard | undefined): Promise<void> {
  const isListed = card?.role === 'contractor';
  if (isListed) await upsertProfile(card);
  await ContractorProfileModel.updateOne({ userId }, { $set: { isListed } });
}

/** Sets `lastActive` to now. */
export async function noteActivity(userId: string): Promise<void> {
  await ContractorProfileModel.updateOne({ userId }, { $set: { lastActive: new Date() } });
}

const attempts = 5;

/** `rating` is the mean of the reviews as a decimal string with at most 2 decimals ('4.67'). */
export interface ContractorStats {
  readonly totalJobs: number;
  readonly completedJobs: number;
  readonly rating: string;
  readonly reviewCount: number;
}

/**
 * Stores stats in the contractor's profile, if there is one.
 * @param asOf when they were counted: an earlier count never replaces a later one
 * @returns whether they are stored, or there is no profile; false also where concurrent writes prevented each attempt
 */
export async function storeStats(userId: string, stats: ContractorStats, asOf = new Date()): Promise<boolean> {
  const attempt = async () => {
    const before = await ContractorProfileModel.findOne({ userId }).lean();
    if (!before) return true;
    if (before.countedAt && before.countedAt > asOf) return false;
    const changes = { ...stats, rating: Types.Decimal128.fromString(stats.rating), countedAt: asOf };
    const { matchedCount } = await ContractorProfileModel.updateOne(
      { ...publishedFields(before), countedAt: before.countedAt },
      { $set: { ...changes, ...outboxAfterChange(before, changes) } },
      { runValidators: true },
    );
    return matchedCount === 1 || undefined;
  };
  return retryOnConflict(attempt, { attempts }).catch((error) => {
    if (error instanceof Conflict) return false; // the expiry job counts again
    throw error;
  });
}
