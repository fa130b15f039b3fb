import type { EventPayload } from '@plaza/contracts/events';
import type { Profile } from '@plaza/contracts/identity/profile';
import { keepTimestamps } from '../users/form-fields';
import { UserModel, type UserRecord } from '../users/user.model';

/**
 * Stores marketplace's figures about a contractor, so that reading a profile does not depend on marketplace. If events
 * arrive out of order, the one that occurred last counts.
 */
export async function storeContractorStats(
  { userId, specialties, totalJobs, completedJobs, rating }: EventPayload<'contractor.changed'>,
  occurredAt: string,
): Promise<void> {
  const at = new Date(occurredAt);
  await UserModel.updateOne(
    {
      _id: userId,
      deletedAt: { $exists: false },
      $or: [{ standing: { $exists: false } }, { 'standing.at': { $lt: at } }],
    },
    { $set: { standing: { specialties, totalJobs, completedJobs, rating, at } } },
    keepTimestamps,
  );
}

type ContractorStats = Pick<Profile, 'specialties' | 'totalJobs' | 'completedJobs' | 'rating'>;

/** The figures in a profile. A user who is no longer a contractor has none, whatever is stored. */
export function toContractorStats({ role, standing }: UserRecord): ContractorStats {
  if (role !== 'contractor') return { specialties: [], totalJobs: 0, completedJobs: 0, rating: null };
  const { specialties = [], totalJobs = 0, completedJobs = 0, rating = 0 } = standing ?? {};
  return { specialties, totalJobs, completedJobs, rating };
}
