import type { EventPayload } from '@plaza/contracts/events';
import type { Profile } from '@plaza/contracts/profile';
import { UserModel, type UserRecord } from '../users/user.model';

/**
 * Keeps how a contractor stands with customers, as marketplace tells it: a profile is answered without it. Of two that
 * come in another order the later one counts. No field of a form is another one: who has one open may still save it.
 */
export async function storeContractorStats(
  { userId, specialties, totalJobs, completedJobs, rating }: EventPayload<'contractor.changed'>,
  toldAt: string,
): Promise<void> {
  const at = new Date(toldAt);
  await UserModel.updateOne(
    {
      _id: userId,
      deletedAt: { $exists: false },
      $or: [{ standing: { $exists: false } }, { 'standing.at': { $lt: at } }],
    },
    { $set: { standing: { specialties, totalJobs, completedJobs, rating, at } } },
    { timestamps: false },
  );
}

type ContractorStats = Pick<Profile, 'specialties' | 'totalJobs' | 'completedJobs' | 'rating'>;

/** What a profile shows of it. Somebody who is no contractor by now has none, whatever was told. */
export function toContractorStats({ role, standing }: UserRecord): ContractorStats {
  if (role !== 'contractor') return { specialties: [], totalJobs: 0, completedJobs: 0, rating: null };
  const { specialties = [], totalJobs = 0, completedJobs = 0, rating = 0 } = standing ?? {};
  return { specialties, totalJobs, completedJobs, rating };
}
