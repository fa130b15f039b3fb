import { type OutboxEntry, outboxEntry } from '@plaza/service-kit/outbox/outbox';
import type { ContractorProfileRecord } from './contractor-profile.model';

/** What others keep of a contractor; what they hear tells all of it. */
type Told = Pick<ContractorProfileRecord, 'userId' | 'specializations' | 'totalJobs' | 'completedJobs' | 'rating'>;

/** What a profile must still match for its news to be true: news tells also what a change leaves as it is. */
export function toldOf({ userId, specializations, totalJobs, completedJobs, rating }: Told): Told {
  return { userId, specializations, totalJobs, completedJobs, rating };
}

/** The news of a profile, alone in its outbox: what waited there is outdated by it. */
export function newsOf(profile: Told): { outbox: OutboxEntry[] } {
  const { userId, specializations: specialties, totalJobs, completedJobs } = profile;
  const rating = Number(profile.rating.toString());
  return { outbox: [outboxEntry('contractor.changed', { userId, specialties, totalJobs, completedJobs, rating })] };
}

/** What to write along with a change: news where others are to know of it, or were never told. */
export function newsOfChange(
  before: ContractorProfileRecord,
  changes: Partial<ContractorProfileRecord>,
): { outbox?: OutboxEntry[] } {
  const after = { ...before, ...changes };
  const isKnown = before.outbox && JSON.stringify(toldOf(before)) === JSON.stringify(toldOf(after));
  return isKnown ? {} : newsOf(after);
}
