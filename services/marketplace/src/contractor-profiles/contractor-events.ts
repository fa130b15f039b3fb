import { type OutboxEntry, outboxEntry } from '@plaza/service-kit/outbox/outbox';
import type { ContractorProfileRecord } from './contractor-profile.model';

/** What others keep of a contractor; what they hear tells all of it. */
type PublishedFields = Pick<
  ContractorProfileRecord,
  'userId' | 'specializations' | 'totalJobs' | 'completedJobs' | 'rating'
>;

/** What a profile must still match for its news to be true: news tells also what a change leaves as it is. */
export function publishedFields({
  userId,
  specializations,
  totalJobs,
  completedJobs,
  rating,
}: PublishedFields): PublishedFields {
  return { userId, specializations, totalJobs, completedJobs, rating };
}

/** The news of a profile, alone in its outbox: what waited there is outdated by it. */
export function outboxWithEvent(profile: PublishedFields): { outbox: OutboxEntry[] } {
  const { userId, specializations: specialties, totalJobs, completedJobs } = profile;
  const rating = Number(profile.rating.toString());
  return { outbox: [outboxEntry('contractor.changed', { userId, specialties, totalJobs, completedJobs, rating })] };
}

/** What to write along with a change: news where others are to know of it, or were never told. */
export function outboxAfterChange(
  before: ContractorProfileRecord,
  changes: Partial<ContractorProfileRecord>,
): { outbox?: OutboxEntry[] } {
  const after = { ...before, ...changes };
  const isKnown = before.outbox && JSON.stringify(publishedFields(before)) === JSON.stringify(publishedFields(after));
  return isKnown ? {} : outboxWithEvent(after);
}
