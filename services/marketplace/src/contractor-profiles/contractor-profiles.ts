import type { PersonCard } from '@plaza/contracts/identity';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Types } from 'mongoose';
import { outboxAfterChange, outboxWithEvent, publishedFields } from './contractor-events';
import { ContractorProfileModel, type ContractorProfileRecord } from './contractor-profile.model';

/** The profile of a person who is a contractor, with their name and e-mail of today; made where it is missing. */
export async function upsertProfile(card: PersonCard): Promise<ContractorProfileRecord> {
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
    if (isDuplicateKey(error)) return write(); // somebody else made it in between
    throw error;
  });
}

/**
 * Lists a person while they are a contractor who may sign in, with their name and e-mail of today; a contractor gets a
 * profile with their account.
 */
export async function applyUserChangesToProfile(userId: string, card: PersonCard | undefined): Promise<void> {
  const isListed = card?.role === 'contractor';
  if (isListed) await upsertProfile(card);
  await ContractorProfileModel.updateOne({ userId }, { $set: { isListed } });
}

/** Notes that a contractor did something just now. */
export async function noteActivity(userId: string): Promise<void> {
  await ContractorProfileModel.updateOne({ userId }, { $set: { lastActive: new Date() } });
}

/** Others write to a profile at the same time; who loses so often is counted later. */
const tries = 5;

/** What jobs and reviews come to; `rating` is their mean as a decimal string with at most 2 decimals ('4.67'). */
export interface ContractorStats {
  readonly totalJobs: number;
  readonly completedJobs: number;
  readonly rating: string;
  readonly reviewCount: number;
}

/**
 * Keeps them in the contractor's profile; whoever has none is left alone.
 * @param asOf when they were looked at: an earlier look never undoes a later one
 * @returns whether they are kept, or there is nobody to keep them for
 */
export async function storeStats(userId: string, counts: ContractorStats, asOf = new Date()): Promise<boolean> {
  for (let left = tries; left > 0; left--) {
    const before = await ContractorProfileModel.findOne({ userId }).lean();
    if (!before) return true;
    if (before.countedAt && before.countedAt > asOf) return false;
    const changes = { ...counts, rating: Types.Decimal128.fromString(counts.rating), countedAt: asOf };
    const { matchedCount } = await ContractorProfileModel.updateOne(
      { ...publishedFields(before), countedAt: before.countedAt },
      { $set: { ...changes, ...outboxAfterChange(before, changes) } },
      { runValidators: true },
    );
    if (matchedCount === 1) return true;
  }
  return false;
}
