import type { PersonCard } from '@plaza/contracts/identity';
import { isDuplicateKey } from '@plaza/service-kit/database';
import { ContractorProfile, type ContractorProfileRecord } from './contractor-profile.model';

/** The profile of a person who is a contractor, with their name and e-mail of today; made where it is missing. */
export async function profileFor(card: PersonCard): Promise<ContractorProfileRecord> {
  const { id: userId, name: contactName, email, company } = card;
  const stored = await ContractorProfile.findOne({ userId }).lean();
  if (stored?.contactName === contactName && stored.email === email) return stored;
  const write = () =>
    ContractorProfile.findOneAndUpdate(
      { userId },
      { $set: { contactName, email }, $setOnInsert: { businessName: company || contactName } },
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
export async function followContractor(userId: string, card: PersonCard | undefined): Promise<void> {
  const isListed = card?.role === 'contractor';
  if (isListed) await profileFor(card);
  await ContractorProfile.updateOne({ userId }, { $set: { isListed } });
}

/** Notes that a contractor did something just now. */
export async function touch(userId: string): Promise<void> {
  await ContractorProfile.updateOne({ userId }, { $set: { lastActive: new Date() } });
}

/** What jobs and reviews come to; `rating` is their mean as a decimal string with at most 2 decimals ('4.67'). */
export interface ContractorCounts {
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
export async function setCounts(userId: string, counts: ContractorCounts, asOf = new Date()): Promise<boolean> {
  const { matchedCount } = await ContractorProfile.updateOne(
    { userId, $or: [{ countedAt: null }, { countedAt: { $lte: asOf } }] },
    { $set: { ...counts, countedAt: asOf } },
    { runValidators: true },
  );
  return matchedCount === 1 || !(await ContractorProfile.exists({ userId }));
}
