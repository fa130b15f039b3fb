import type { UserCard } from '@plaza/contracts/internal/identity';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { Conflict } from '@plaza/service-kit/errors';
import { retryOnConflict } from '@plaza/service-kit/retry-on-conflict';
import { Types } from 'mongoose';
import { noFurtherAuditRecords, outboxAfterChange, outboxWithEvent, publishedFields } from './contractor-events';
import { ContractorProfileModel, type ContractorProfileRecord } from './contractor-profile.model';
import { searchFieldsOf } from './profile-search';

/** The profile of a contractor with their current name and email; created if there is none. */
export function upsertProfile(card: UserCard): Promise<ContractorProfileRecord> {
  const { id: userId, name: contactName, email } = card;
  return retryOnConflict(async () => {
    const stored = await ContractorProfileModel.findOne({ userId }).lean();
    if (stored?.contactName === contactName && stored.email === email) return stored;
    if (!stored) return addProfile(card);
    const { businessName, specializations } = stored;
    return ContractorProfileModel.findOneAndUpdate(
      // The search terms depend on these fields, which must not have changed since they were read.
      { userId, businessName, specializations },
      { $set: { contactName, email, ...searchFieldsOf({ ...stored, contactName }) } },
      { returnDocument: 'after', runValidators: true },
    ).lean();
  });
}

/** @returns undefined if a concurrent request has added it */
async function addProfile({ id: userId, name: contactName, email, company }: UserCard) {
  const none = { specializations: [], totalJobs: 0, completedJobs: 0, rating: Types.Decimal128.fromString('0.00') };
  const named = { contactName, businessName: company || contactName };
  const added = { userId, email, ...named, ...searchFieldsOf({ ...none, ...named }) };
  try {
    await ContractorProfileModel.create({ ...added, ...outboxWithEvent({ userId, ...none }) });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return undefined;
  }
  return ContractorProfileModel.findOne({ userId }).lean();
}

/**
 * Lists contractors who are not disabled, with their current name and email; a new contractor gets a profile.
 * @param card undefined for deleted and disabled users
 * @returns the profile of a contractor
 */
export async function applyUserChangesToProfile(
  userId: string,
  card: UserCard | undefined,
): Promise<ContractorProfileRecord | undefined> {
  const isListed = card?.role === 'contractor';
  const profile = isListed ? await upsertProfile(card) : undefined;
  await ContractorProfileModel.updateOne({ userId }, { $set: { isListed } });
  return profile;
}

type Business = Pick<ContractorProfileRecord, 'userId' | 'businessName' | 'businessPhone'>;

/** Whether name and phone of the business are still those that were read. */
export async function hasSameBusiness({ userId, businessName, businessPhone }: Business): Promise<boolean> {
  return (await ContractorProfileModel.exists({ userId, businessName, businessPhone })) !== null;
}

/** The user ids of those who have a profile, but are disabled or not contractors any more. */
export async function unlistedContractorIds(): Promise<string[]> {
  const profiles = await ContractorProfileModel.find({ isListed: false }, { userId: 1, _id: 0 }).lean();
  return profiles.map(({ userId }) => userId);
}

/** Sets `lastActive` to now. */
export async function recordActivity(userId: string): Promise<void> {
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
 * Counts stats and stores them in the contractor's profile, if there is one. A count is stored only if no other one was
 * stored since it began, so that an earlier one never replaces a later one; clocks of several machines do not matter.
 * @param count called again after a concurrent write
 * @returns whether they are stored or there is no profile; false if concurrent writes prevented each attempt
 */
export async function storeStats(userId: string, count: () => Promise<ContractorStats>): Promise<boolean> {
  const attempt = async () => {
    const before = await ContractorProfileModel.findOne({ userId }).lean();
    const stats = await count();
    if (!before) return true;
    const changes = { ...stats, rating: Types.Decimal128.fromString(stats.rating), countedAt: new Date() };
    const statsRevision = before.statsRevision ?? { $exists: false };
    const { matchedCount } = await ContractorProfileModel.updateOne(
      { ...publishedFields(before), ...noFurtherAuditRecords(before), statsRevision },
      { $set: { ...changes, ...outboxAfterChange(before, changes) }, $inc: { statsRevision: 1 } },
      { runValidators: true },
    );
    return matchedCount === 1 || undefined;
  };
  return retryOnConflict(attempt, { attempts }).catch((error) => {
    if (error instanceof Conflict) return false; // the expiry job counts again
    throw error;
  });
}
